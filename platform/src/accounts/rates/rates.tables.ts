import { bigint, date, index, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';

/**
 * What the merchant gives agents without an upline, in hundredths of a percent; and to how many direct members (`quota`) an agent
 * may give `quotaFrom` or more.
 */
export const agentRateLimits = pgTable(
  'agent_rate_limits',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    category: text().notNull(),
    rate: integer().notNull(),
    quotaFrom: integer('quota_from').notNull(),
    quota: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category] })],
);

/** Rates that members were given by their uplines: each counts from its day until the next one. In hundredths of a percent. */
export const agentRates = pgTable(
  'agent_rates',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    category: text().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    rate: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.category, table.fromDay] }),
    index('agent_rates_day').on(table.fromDay),
  ],
);
