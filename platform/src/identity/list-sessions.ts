import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { merchants } from '../merchants/merchants.tables.ts';
import type { LiveSession } from './find-session.ts';
import { livesAt } from './live-session.ts';
import { members } from './members.tables.ts';
import { sessions } from './sessions.tables.ts';

/** Nobody looks through more; the newest are what a stranger's would be among. */
const SESSIONS_SHOWN = 50;

/** A member's live sessions, the one that asks first, then the latest used. */
export const listSessions = async (db: Database, { member, tokenHash }: LiveSession, now: Date) => {
  const found = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(and(eq(sessions.memberId, member.id), livesAt(now)))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastSeenAt))
    .limit(SESSIONS_SHOWN);
  return found.map(({ session }) => ({ ...session, isCurrent: session.tokenHash === tokenHash }));
};
