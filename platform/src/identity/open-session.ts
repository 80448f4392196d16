import type { Database } from '../database/database.ts';
import { sessions } from './sessions.tables.ts';
import { hashToken, newToken } from './tokens.ts';

const SESSION_LIFE_MS = 24 * 60 * 60 * 1000;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_LIFE_MS);

/** Starts a session and returns its token, which is known to the caller only. */
export const openSession = async (db: Database, memberId: number, now: Date): Promise<string> => {
  const token = newToken();
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), memberId, startedAt: now, lastSeenAt: now, expiresAt: sessionEnd(now) });
  return token;
};
