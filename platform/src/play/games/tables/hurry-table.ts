import type { Platform } from '../../../base/platform.ts';
import { nowWithin } from '../../../clock/clock.ts';
import { earlier } from '../../../clock/instants.ts';
import { eq } from '../../../database/orm.ts';
import { lastRound, moveTable } from './move-table.ts';
import { settleDue } from './settle-rounds.ts';
import { tableRounds } from './tables.tables.ts';

/** Ends at once what a table waits for: its bets, the showing of the cards, or the rest after it. For tests. */
export const hurryTable = async (platform: Platform, code: string): Promise<void> => {
  await platform.playDb.transaction(async (tx) => {
    const now = await nowWithin(tx, platform.config);
    const round = await lastRound(tx, code);
    if (!round) return;
    const { closesAt, resultAt, endsAt } = round;
    const isShown = resultAt !== null && now >= resultAt;
    const showing = isShown
      ? { endsAt: endsAt && earlier(endsAt, now) }
      : { resultAt: resultAt && earlier(resultAt, now) };
    const changed = round.dealtAt === null ? { closesAt: earlier(closesAt, now) } : showing;
    await tx.update(tableRounds).set(changed).where(eq(tableRounds.id, round.id));
  });
  await moveTable(platform, code);
  await settleDue(platform, code);
};
