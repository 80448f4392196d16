import { PlatformError } from '../base/platform-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { and, eq, gt, isNull, type SQL, sql } from '../database/orm.ts';
import { merchants } from '../merchants/merchants.tables.ts';
import type { Merchant } from '../merchants/merchants.ts';
import { members } from './members.tables.ts';
import { sessions } from './sessions.tables.ts';
import { hashToken } from './tokens.ts';

/**
 * The session lives: nobody ended it, its hours are not over, and it was used within the merchant's idle time (ASVS 3.3.2).
 * A query that asks joins `merchants`. Asked of the database each time, so every instance sees an end at once.
 */
export const livesAt = (now: Date): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(
      sessions.lastSeenAt,
      sql`${now.toISOString()}::timestamptz - ${merchants.sessionIdleMinutes} * interval '1 minute'`,
    ),
  );

const member = {
  id: members.id,
  merchant: members.merchant,
  username: members.username,
  type: members.type,
  uplineId: members.uplineId,
  vipLevel: members.vipLevel,
  mustChangePassword: members.mustChangePassword,
  registeredAt: members.registeredAt,
  currency: merchants.currency,
  isTrial: merchants.isTrial,
};

/** A live session with its member. */
export interface LiveSession {
  readonly tokenHash: string;
  /** What the member's list calls it. */
  readonly id: string;
  readonly lastSeenAt: Date;
  readonly member: {
    readonly id: number;
    readonly merchant: string;
    readonly username: string;
    readonly type: number;
    readonly uplineId: number | null;
    readonly vipLevel: number;
    readonly mustChangePassword: boolean;
    readonly registeredAt: Date;
    readonly currency: string;
    readonly isTrial: boolean;
  };
}

/** A sign of life is written this often at most: enough for the idle time, and for the figure of who is online. */
const SEEN_EVERY_MS = 30_000;

const touch = async (db: Database, session: LiveSession, now: Date): Promise<void> => {
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
};

const select = (db: Database) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      baseCode: merchants.baseCode,
      member,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant));

/** The session by its stored hash, while it lives and its member may sign in; without a sign of life. */
export const readSessionByHash = async (db: Database, tokenHash: string, now: Date) => {
  const [found] = await select(db).where(
    and(eq(sessions.tokenHash, tokenHash), livesAt(now), eq(members.isDisabled, false)),
  );
  return found;
};

/** The same, which counts as a sign of life. */
export const findSessionByHash = async (db: Database, tokenHash: string, now: Date) => {
  const found = await readSessionByHash(db, tokenHash, now);
  if (found) await touch(db, found, now);
  return found;
};

/** The live session of a token, or null. A token of one merchant is worth nothing at another (its trial twin aside). */
export const findSession = async (
  db: Database,
  token: string | undefined,
  merchant: Merchant,
  now: Date,
): Promise<LiveSession | null> => {
  if (!token) return null;
  const found = await findSessionByHash(db, hashToken(token), now);
  return found && found.baseCode === merchant.baseCode ? found : null;
};

/**
 * Holds the session's member until the transaction ends. Who changes the password waits, or has ended the session: then this fails with
 * `session.expired`. What gives another way into an account calls it first.
 */
export const holdSession = async (tx: Transaction, { tokenHash, member }: LiveSession): Promise<void> => {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('no key update');
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
  if (!open) throw new PlatformError('session.expired', 'The session has ended meanwhile.');
};
