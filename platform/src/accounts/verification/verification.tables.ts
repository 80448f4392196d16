import { instant } from '../../database/instant.ts';
import { index, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';

/** What a code is good for: one that was sent for one thing opens no other. */
export type CodePurpose = 'register' | 'login' | 'password' | 'payment' | 'mobile' | 'email';

/** The last code that one asker was sent to a number or an address, for a purpose; an earlier one is void. Another asker has a code of their own. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    merchant: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    /** A number with its dialling code, digits only; for `email` an address. */
    to: text('mobile').notNull(),
    /** Only who asked for a code can use it or try at it: `visitor/…` for a browser, `member/…` for a session. */
    asker: text().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.purpose, table.to, table.asker] }),
    index('sms_codes_expires').on(table.expiresAt),
  ],
);
