import { instant } from '../../database/instant.ts';
import { bigint, integer, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** What members pay with, hashed as login passwords are, and what is left of their tries. */
export const paymentPasswords = pgTable('payment_passwords', {
  memberId: bigint('member_id', { mode: 'number' })
    .primaryKey()
    .references(() => members.id),
  hash: text().notNull(),
  triesLeft: integer('tries_left').notNull(),
  /** Written with the last wrong try; over, it gives all tries back. */
  lockedUntil: instant('locked_until'),
  changedAt: instant('changed_at').notNull(),
});
