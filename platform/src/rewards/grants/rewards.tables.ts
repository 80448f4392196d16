import type { REWARD_KINDS } from '@shared-kernel/contracts/member/rewards';
import type { Language } from '@shared-kernel/contracts/system/values';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, unique } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { orders } from '../../orders/orders.tables.ts';

/** What members were granted, to be claimed until it expires. Amounts in minor units. */
export const rewards = pgTable(
  'rewards',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    kind: text().$type<(typeof REWARD_KINDS)[number]>().notNull(),
    /** What it is for, as `mission/12/2026-11-27`: one reward each, however often it is granted. */
    source: text().notNull(),
    /** The promotion that it belongs to: once that is off it cannot be claimed. null: none. */
    promotion: text(),
    title: jsonb().$type<Readonly<Record<Language, string>>>().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** 0: the member's own money at once. Else a bonus that is to be bet so many times. */
    turnoverTimes: integer('turnover_times').notNull(),
    availableAt: instant('available_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    claimedAt: instant('claimed_at'),
    /** The bonus that it became; its state is the order's. */
    bonusId: bigint('bonus_id', { mode: 'number' }).references(() => orders.id),
  },
  (table) => [
    unique('rewards_source').on(table.memberId, table.source),
    index('rewards_member').on(table.memberId, table.availableAt),
    index('rewards_unclaimed').on(table.memberId, table.expiresAt).where(sql`${table.claimedAt} is null`),
    index('rewards_bonus').on(table.bonusId).where(sql`${table.bonusId} is not null`),
    index('rewards_over').on(table.expiresAt).where(sql`${table.claimedAt} is null`),
    check('rewards_amount', sql`${table.amount} > 0`),
    /** House rule: never more than ten times the bonus. */
    check('rewards_turnover', sql`${table.turnoverTimes} between 0 and 10`),
  ],
);
