import type { getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Database } from '../../database/database.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orderSteps, orders } from '../../orders/orders.tables.ts';
import { openPage } from '../../records/paging.ts';
import { rangeOf } from '../../records/range.ts';
import { bankAccounts, withdrawBanks } from '../bank-accounts/bank-accounts.tables.ts';
import { maskAccount } from '../bank-accounts/list-accounts.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { expectedBy } from './expected.ts';
import { withdrawals } from './withdrawals.tables.ts';

type List = typeof getWithdrawals;

const totalsOf = async (db: Database, where: SQL | undefined) => {
  const sumWhere = (isCounted: SQL) =>
    sql<string>`coalesce(sum(case when ${isCounted} then ${withdrawals.amount} else 0 end), 0)`;
  const [row] = await db
    .select({
      count: count(),
      amount: sumWhere(sql`${orders.state} <> 'rejected'`),
      paid: sumWhere(sql`${orders.state} = 'paid'`),
    })
    .from(orders)
    .innerJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .where(where);
  const minor = (sum: string | undefined): string => toDecimal(BigInt(sum ?? 0));
  return { count: row?.count ?? 0, amount: minor(row?.amount), paid: minor(row?.paid) };
};

const rowsOf = (db: Database, where: SQL | undefined) =>
  db
    .select({ order: orders, withdrawal: withdrawals, account: bankAccounts, bankName: withdrawBanks.name })
    .from(orders)
    .innerJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .innerJoin(
      withdrawBanks,
      and(eq(withdrawBanks.merchant, bankAccounts.merchant), eq(withdrawBanks.code, bankAccounts.bankCode)),
    )
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .$dynamic();

const stepsOf = async (db: Database, orderIds: readonly number[]) => {
  if (orderIds.length === 0) return [];
  return db
    .select({ orderId: orderSteps.orderId, status: orderSteps.toState, at: orderSteps.at })
    .from(orderSteps)
    .where(inArray(orderSteps.orderId, [...orderIds]))
    .orderBy(asc(orderSteps.id));
};

/** The member's withdrawals by the time at which they were asked for, the last first, each with its way. */
export const listWithdrawals = async (call: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const { platform, input, session, now } = call;
  const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
  const where = and(
    eq(orders.memberId, session.member.id),
    eq(orders.kind, WITHDRAWAL.name),
    gte(orders.createdAt, page.range.from),
    lt(orders.createdAt, page.range.until),
    input.status ? eq(orders.state, input.status) : undefined,
  );
  const footer = page.isFirst ? await totalsOf(platform.db, where) : undefined;
  const rows = await rowsOf(platform.db, where).limit(page.limit).offset(page.offset);
  const steps = await stepsOf(
    platform.db,
    rows.map(({ order }) => order.id),
  );
  return {
    list: rows.map(({ order, withdrawal, account, bankName }) => {
      const own = steps.filter(({ orderId }) => orderId === order.id);
      return {
        orderNo: order.orderNo,
        bankName,
        account: maskAccount(account),
        amount: toDecimal(withdrawal.amount),
        fee: toDecimal(withdrawal.fee),
        status: order.state,
        ...(withdrawal.rejectReason ? { reason: withdrawal.rejectReason } : {}),
        createdAt: order.createdAt.toISOString(),
        ...expectedBy(order.state, own.at(-1)?.at ?? order.createdAt),
        steps: own.map(({ status, at }) => ({ status, at: at.toISOString() })),
      };
    }),
    ...page.close(footer?.count),
    ...(footer && { footer }),
  };
};
