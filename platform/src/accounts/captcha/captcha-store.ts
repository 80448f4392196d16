import type { Database } from '../../database/database.ts';
import { and, eq, gt } from '../../database/orm.ts';
import { captchas } from './captcha.tables.ts';

const CAPTCHA_LIFE_MS = 5 * 60 * 1000;

/** Remembers what this visitor must type; an earlier captcha of theirs is gone. */
export const keepCaptcha = async (db: Database, visitor: string, answer: string, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + CAPTCHA_LIFE_MS);
  await db
    .insert(captchas)
    .values({ visitor, answer, expiresAt })
    .onConflictDoUpdate({ target: captchas.visitor, set: { answer, expiresAt } });
};

/** One try, right or wrong: the captcha is used up either way. */
export const isCaptchaRight = async (db: Database, visitor: string, typed: string, now: Date): Promise<boolean> => {
  const [used] = await db
    .delete(captchas)
    .where(and(eq(captchas.visitor, visitor), gt(captchas.expiresAt, now)))
    .returning({ answer: captchas.answer });
  return used?.answer === typed.trim();
};
