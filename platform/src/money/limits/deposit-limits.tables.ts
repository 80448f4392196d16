import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { instant } from '../../database/instant.ts';
import { bigint, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** What a member has set for deposits. Amounts in minor units; null: no limit. */
export const depositLimits = pgTable(
  'deposit_limits',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    period: text().$type<LimitPeriod>().notNull(),
    amount: bigint({ mode: 'bigint' }),
    /** What takes its place from `nextAt` on; without an instant nothing does. */
    nextAmount: bigint('next_amount', { mode: 'bigint' }),
    nextAt: instant('next_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.period] })],
);
