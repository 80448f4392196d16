import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant.ts';

/** What a code is good for: one that was sent for one thing opens no other. */
export type CodePurpose = 'register' | 'login' | 'password' | 'payment' | 'mobile';

/** The last code that one asker was sent for a number and a purpose; an earlier one is void. Another asker has a code of their own. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    merchant: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    mobile: text().notNull(),
    /** Only who asked for a code can use it or try at it: `visitor/…` for a browser, `member/…` for a session. */
    asker: text().notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.purpose, table.mobile, table.asker] }),
    index('sms_codes_expires').on(table.expiresAt),
  ],
);
