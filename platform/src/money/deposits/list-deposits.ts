import type { getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Database } from '../../database/database.ts';
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql, sum } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { openPage } from '../../records/paging.ts';
import { rangeOf } from '../../records/range.ts';
import { ofMember, selectDeposits, statesOf, toDeposit } from './deposit-view.ts';
import { deposits } from './deposits.tables.ts';

type List = typeof getDepositRecords;

/** As `feeOf`. */
const FEE = sql`least(${deposits.received}, ${deposits.received} * ${deposits.feeRate} / 10000 + ${deposits.feeFixed})`;

const totalsOf = async (db: Database, where: SQL | undefined) => {
  const credited = sql<string>`sum(case when ${orders.state} = 'credited' then ${deposits.received} - ${FEE} end)`;
  const [row] = await db
    .select({ count: count(), amount: sum(deposits.amount), credited })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .where(where);
  const minor = (total: string | null | undefined): string => toDecimal(BigInt(total ?? 0));
  return { count: row?.count ?? 0, amount: minor(row?.amount), credited: minor(row?.credited) };
};

/** The member's deposits by the time at which they were asked for, the last first. */
export const listDeposits = async (call: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const { platform, input, session, now } = call;
  const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
  const where = and(
    ofMember(session.member.id),
    gte(orders.createdAt, page.range.from),
    lt(orders.createdAt, page.range.until),
    input.status ? inArray(orders.state, statesOf(input.status)) : undefined,
  );
  const footer = page.isFirst ? await totalsOf(platform.db, where) : undefined;
  const rows = await selectDeposits(platform.db)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  return {
    list: rows.map((row) => toDeposit(row, call.language)),
    ...page.close(footer?.count),
    ...(footer && { footer }),
  };
};
