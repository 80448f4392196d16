import { instant } from '../database/instant.ts';
import { sql } from '../database/orm.ts';
import { bigint, bigserial, index, pgTable, text } from '../database/pg-core.ts';
import { members } from '../identity/members.tables.ts';

/** What every order has, whatever it orders; a kind keeps its own fields in a table of its own, by `orderId`. */
export const orders = pgTable(
  'orders',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    kind: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    state: text().notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When this state times out; null for one that waits as long as it takes. */
    dueAt: instant('due_at'),
  },
  (table) => [
    index('orders_member').on(table.memberId, table.kind, table.createdAt),
    index('orders_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** Every step of every order: who moved it, when, and why. Only added to. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** null for the first. */
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    by: text().$type<StepBy>().notNull(),
    reason: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_steps_order').on(table.orderId, table.id)],
);

/** Who moved an order: the member, the payment provider, the operator's staff, or the clock. */
export type StepBy = 'member' | 'provider' | 'staff' | 'clock';
