import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant.ts';

/** One open captcha a visitor: asking for another replaces it. */
export const captchas = pgTable('captchas', {
  visitor: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
