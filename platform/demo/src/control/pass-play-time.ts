import type { Database } from '../../../src/database/database.ts';
import { eq, sql } from '../../../src/database/orm.ts';
import { playLimits, playSessions } from '../../../src/play/play.public.ts';

/** As if so much time had passed for one member's limits and session of play, and nobody else's. */
export const passPlayTime = async (db: Database, memberId: number, ms: number): Promise<void> => {
  const before = sql`${ms} * interval '1 millisecond'`;
  await db
    .update(playLimits)
    .set({ nextAt: sql`${playLimits.nextAt} - ${before}` })
    .where(eq(playLimits.memberId, memberId));
  await db
    .update(playSessions)
    .set({
      startedAt: sql`${playSessions.startedAt} - ${before}`,
      checkedAt: sql`${playSessions.checkedAt} - ${before}`,
    })
    .where(eq(playSessions.memberId, memberId));
};
