import type { MISSION_METRICS, MISSION_PERIODS } from '@shared-kernel/contracts/member/leaderboard';
import type { Language } from '@shared-kernel/contracts/system/values';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, boolean, check, index, integer, jsonb, pgTable, text } from '../../database/pg-core.ts';
import { merchants } from '../../merchants/merchants.tables.ts';

/** A merchant's missions. Amounts in minor units; a target of rounds is a count. */
export const missions = pgTable(
  'missions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    period: text().$type<(typeof MISSION_PERIODS)[number]>().notNull(),
    metric: text().$type<(typeof MISSION_METRICS)[number]>().notNull(),
    /** null: every category. Deposits have none. */
    category: text(),
    target: bigint({ mode: 'bigint' }).notNull(),
    title: jsonb().$type<Readonly<Record<Language, string>>>().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    turnoverTimes: integer('turnover_times').notNull().default(1),
    isOn: boolean('is_on').notNull().default(true),
  },
  (table) => [
    index('missions_merchant').on(table.merchant),
    // A reward that cannot be granted would stop the counting of bets.
    check('missions_reward', sql`${table.amount} > 0 and ${table.turnoverTimes} between 0 and 10`),
    check('missions_target', sql`${table.target} > 0`),
  ],
);
