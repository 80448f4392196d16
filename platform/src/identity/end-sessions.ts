import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { and, eq, gt, isNull, ne } from '../database/orm.ts';
import { type EndedBy, sessions } from './sessions.tables.ts';

interface Ending {
  readonly by: EndedBy;
  readonly at: Date;
  /** Only this one, by the id of the list. */
  readonly only?: string;
  /** The hash of the session that goes on. */
  readonly except?: string;
}

/**
 * Ends a member's sessions, at once and in every instance, and the games that were opened from them; returns how many.
 * What changes who may sign in (a password, a member's standing) calls it in its own transaction.
 */
export const endSessions = (db: Database, memberId: number, { by, at, only, except }: Ending): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ endedAt: at, endedBy: by })
      .where(
        and(
          eq(sessions.memberId, memberId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, at),
          only === undefined ? undefined : eq(sessions.id, only),
          except === undefined ? undefined : ne(sessions.tokenHash, except),
        ),
      )
      .returning({ id: sessions.id });
    if (ended.length > 0)
      await audit(tx, { event: 'session.ended', at, memberId, details: { by, sessions: ended.length } });
    return ended.length;
  });
