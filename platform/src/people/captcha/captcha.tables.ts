import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One open captcha a visitor: asking for another replaces it. */
export const captchas = pgTable('captchas', {
  visitor: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
