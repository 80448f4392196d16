import type { Database } from '../../database/database.ts';
import { and, gt, inArray } from '../../database/orm.ts';
import { loginChallenges } from './session.tables.ts';

const CHALLENGE_LIFE_MS = 30 * 60 * 1000;

/** True after a failed login of any of the subjects (a visitor, a username): the next try needs a captcha. */
export const isChallenged = async (db: Database, subjects: readonly string[], now: Date): Promise<boolean> => {
  const rows = await db
    .select({ subject: loginChallenges.subject })
    .from(loginChallenges)
    .where(and(inArray(loginChallenges.subject, [...subjects]), gt(loginChallenges.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
};

export const challenge = async (db: Database, subjects: readonly string[], now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  await db
    .insert(loginChallenges)
    .values(subjects.map((subject) => ({ subject, expiresAt })))
    .onConflictDoUpdate({ target: loginChallenges.subject, set: { expiresAt } });
};

export const liftChallenge = async (db: Database, subjects: readonly string[]): Promise<void> => {
  await db.delete(loginChallenges).where(inArray(loginChallenges.subject, [...subjects]));
};
