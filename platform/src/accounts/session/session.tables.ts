import { instant } from '../../database/instant.ts';
import { pgTable, text } from '../../database/pg-core.ts';

/** While a row lives, a login of this visitor or username needs a captcha. */
export const loginChallenges = pgTable('login_challenges', {
  subject: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});
