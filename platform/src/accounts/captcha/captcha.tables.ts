import { instant } from '../../database/instant.ts';
import { pgTable, text } from '../../database/pg-core.ts';

/** One open captcha a visitor: asking for another replaces it. */
export const captchas = pgTable('captchas', {
  visitor: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
