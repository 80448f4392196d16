import type { getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Database } from '../../database/database.ts';
import { and, count, desc, eq, gte, lt, type SQL, sql } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { rateText, toDecimal } from '../../ledger/money.ts';
import { openPage } from '../../records/paging.ts';
import { rangeOf } from '../../records/range.ts';
import { rebates } from './rebates.tables.ts';

type List = typeof getRebateRecords;

const totalsOf = async (db: Database, where: SQL | undefined) => {
  const sumOf = (column: typeof rebates.amount | typeof rebates.validBet) => sql<string>`coalesce(sum(${column}), 0)`;
  const [row] = await db
    .select({ count: count(), validBet: sumOf(rebates.validBet), amount: sumOf(rebates.amount) })
    .from(rebates)
    .where(where);
  const minor = (sum: string | undefined): string => toDecimal(BigInt(sum ?? 0));
  return { count: row?.count ?? 0, validBet: minor(row?.validBet), amount: minor(row?.amount) };
};

/** What the member was given back, by the instant at which the last of it came, the last first. */
export const listRebates = async (call: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const { platform, input, session, now } = call;
  const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
  const where = and(
    eq(rebates.memberId, session.member.id),
    gte(rebates.claimedAt, page.range.from),
    lt(rebates.claimedAt, page.range.until),
    input.status ? eq(rebates.status, input.status) : undefined,
    input.gameType && input.gameType !== 'HOT' ? eq(rebates.category, input.gameType) : undefined,
  );
  const footer = page.isFirst ? await totalsOf(platform.db, where) : undefined;
  const rows = await platform.db
    .select()
    .from(rebates)
    .where(where)
    .orderBy(desc(rebates.claimedAt), desc(rebates.day), rebates.category)
    .limit(page.limit)
    .offset(page.offset);
  return {
    list: rows.map(({ day, category, validBet, rate, amount, status, claimedAt }) => ({
      day,
      gameType: category,
      validBet: toDecimal(validBet),
      rate: rateText(rate),
      amount: toDecimal(amount),
      status,
      creditedAt: claimedAt.toISOString(),
    })),
    ...page.close(footer?.count),
    ...(footer && { footer }),
  };
};
