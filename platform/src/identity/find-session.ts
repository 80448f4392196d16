import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { merchants } from '../merchants/merchants.tables.ts';
import type { Merchant } from '../merchants/merchants.ts';
import { members } from './members.tables.ts';
import { sessions } from './sessions.tables.ts';
import { hashToken } from './tokens.ts';

const member = {
  id: members.id,
  merchant: members.merchant,
  username: members.username,
  type: members.type,
  uplineId: members.uplineId,
  vipLevel: members.vipLevel,
  registeredAt: members.registeredAt,
  currency: merchants.currency,
  isTrial: merchants.isTrial,
};

/** A live session with its member. */
export interface LiveSession {
  readonly tokenHash: string;
  readonly lastSeenAt: Date;
  readonly member: {
    readonly id: number;
    readonly merchant: string;
    readonly username: string;
    readonly type: number;
    readonly uplineId: number | null;
    readonly vipLevel: number;
    readonly registeredAt: Date;
    readonly currency: string;
    readonly isTrial: boolean;
  };
}

/** A member counts as online while the last sign of life is younger than the KPI's window; writing it this often is enough. */
const SEEN_EVERY_MS = 30_000;

const touch = async (db: Database, session: LiveSession, now: Date): Promise<void> => {
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
};

const select = (db: Database) =>
  db
    .select({ tokenHash: sessions.tokenHash, lastSeenAt: sessions.lastSeenAt, baseCode: merchants.baseCode, member })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant));

/** The session by its stored hash, while it lives and its member may sign in. */
export const findSessionByHash = async (db: Database, tokenHash: string, now: Date) => {
  const [found] = await select(db).where(
    and(
      eq(sessions.tokenHash, tokenHash),
      isNull(sessions.endedAt),
      gt(sessions.expiresAt, now),
      eq(members.isDisabled, false),
    ),
  );
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
