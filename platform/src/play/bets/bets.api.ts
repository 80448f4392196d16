import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { getBetRecords } from 'shared-kernel/contracts/bets';
import type { ParsedInputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import type { Database } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { openPage } from '../../records/paging.ts';
import { type Range, rangeOf } from '../../records/range.ts';
import { games, vendors } from '../catalogue/catalogue.tables.ts';
import { gameIconUrl } from '../catalogue/icon-urls.ts';
import { bets } from './bets.tables.ts';

type Records = typeof getBetRecords;

/** A trial account sees its play-money bets; a member's free play is not a bet. */
const filtersOf = ({ input, session }: MemberCall<ParsedInputOf<Records>>, { from, until }: Range): SQL | undefined =>
  and(
    eq(bets.memberId, session.member.id),
    eq(bets.isFreePlay, session.member.isTrial),
    gte(bets.placedAt, from),
    lt(bets.placedAt, until),
    input.status ? eq(bets.status, input.status) : undefined,
    input.gameType && input.gameType !== 'HOT' ? eq(games.category, input.gameType) : undefined,
    input.vassalage ? eq(games.vendor, input.vassalage) : undefined,
  );

const sumOf = (column: typeof bets.stake | typeof bets.validBet | typeof bets.payout) =>
  sql<string>`coalesce(sum(case when ${bets.status} = 'void' then 0 else ${column} end), 0)`;

const totalsOf = async (db: Database, where: SQL | undefined) => {
  const [row] = await db
    .select({ count: count(), stake: sumOf(bets.stake), validBet: sumOf(bets.validBet), payout: sumOf(bets.payout) })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(where);
  const [stake, validBet, payout] = [row?.stake, row?.validBet, row?.payout].map((sum) => BigInt(sum ?? 0)) as [
    bigint,
    bigint,
    bigint,
  ];
  return {
    count: row?.count ?? 0,
    stake: toDecimal(stake),
    validBet: toDecimal(validBet),
    payout: toDecimal(payout),
    profit: toDecimal(payout - stake),
  };
};

const listBets = async (call: MemberCall<ParsedInputOf<Records>>): Promise<ValueOf<Records>> => {
  const { platform, input, now } = call;
  const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
  const where = filtersOf(call, page.range);
  const footer = page.isFirst ? await totalsOf(platform.db, where) : undefined;
  const rows = await platform.db
    .select({ bet: bets, game: games, vendorName: vendors.name })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(where)
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(page.limit)
    .offset(page.offset);
  const list = rows.map(({ bet, game, vendorName }) => ({
    betNo: bet.betNo,
    nodeId: bet.nodeId,
    gameName: game.name,
    vendorName,
    gameType: game.category,
    iconUrl: gameIconUrl(game),
    stake: toDecimal(bet.stake),
    validBet: toDecimal(bet.validBet),
    payout: toDecimal(bet.payout),
    profit: toDecimal(bet.status === 'void' ? 0n : bet.payout - bet.stake),
    status: bet.status,
    placedAt: bet.placedAt.toISOString(),
  }));
  return { list, ...page.close(footer?.count), ...(footer ? { footer } : {}) };
};

export const betsApi = (api: Api): void => answerMember(api, getBetRecords, listBets);
