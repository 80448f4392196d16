import type { getRanking } from '@shared-kernel/contracts/member/leaderboard';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { periodOf } from '../../clock/calendar-periods.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, count, desc, eq, gt, or, type SQL, sql } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import { maskName } from '../../records/mask-name.ts';
import { pageCount, pageOf } from '../../records/paging.ts';
import { betRanks } from '../bet-counts/bet-counts.tables.ts';

type Ranking = typeof getRanking;

/** So many are shown. */
const TOP = 100;

type Entry = typeof betRanks.$inferSelect;

const countOf = async (db: Database, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(betRanks).where(where);
  return row?.count ?? 0;
};

/** Those before an entry: two ranges of the index, with nothing sorted. */
const placeOf = async (db: Database, whole: SQL | undefined, entry: Entry): Promise<number> => {
  const { validBet, reachedAt, memberId } = entry;
  const ahead = await countOf(db, and(whole, gt(betRanks.validBet, validBet)));
  const sooner = or(
    sql`${betRanks.reachedAt} < ${reachedAt}`,
    and(eq(betRanks.reachedAt, reachedAt), sql`${betRanks.memberId} < ${memberId}`),
  );
  return 1 + ahead + (await countOf(db, and(whole, eq(betRanks.validBet, validBet), sooner)));
};

/** The first of a period, page by page, and the member's own place. */
export const ranking = async (call: MemberCall<ParsedInputOf<Ranking>>): Promise<ValueOf<Ranking>> => {
  const { platform, session, input, now } = call;
  const { member } = session;
  refuseTrial(member);
  const { db } = platform;
  const { period, pageNo, pageSize } = input;
  const { start, until } = periodOf(period, dayOf(now));
  const whole = and(eq(betRanks.merchant, member.merchant), eq(betRanks.period, period), eq(betRanks.startsOn, start));
  const { limit, offset } = pageOf(pageNo, pageSize);
  const [own] = await db
    .select()
    .from(betRanks)
    .where(and(whole, eq(betRanks.memberId, member.id)));
  const rows = await db
    .select({ entry: betRanks, username: members.username })
    .from(betRanks)
    .innerJoin(members, eq(members.id, betRanks.memberId))
    .where(whole)
    .orderBy(desc(betRanks.validBet), asc(betRanks.reachedAt), asc(betRanks.memberId))
    .limit(Math.max(0, Math.min(limit, TOP - offset)))
    .offset(offset);
  const [shown] = await db.select({ count: count() }).from(
    db
      .select({ one: sql`1`.as('one') })
      .from(betRanks)
      .where(whole)
      .limit(TOP)
      .as('shown'),
  );
  return {
    list: rows.map(({ entry, username }, at) => ({
      rank: offset + at + 1,
      name: maskName(username),
      validBet: toDecimal(entry.validBet),
      isMine: entry.memberId === member.id,
    })),
    ...(own && {
      mine: {
        rank: await placeOf(db, whole, own),
        name: maskName(member.username),
        validBet: toDecimal(own.validBet),
      },
    }),
    endsAt: until.toISOString(),
    pageNum: pageNo,
    totalPages: pageCount(shown?.count ?? 0, pageSize),
  };
};
