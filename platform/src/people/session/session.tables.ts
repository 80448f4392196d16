import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** While a row lives, a login of this visitor or username needs a captcha. */
export const loginChallenges = pgTable('login_challenges', {
  subject: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
