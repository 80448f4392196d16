import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import type { Database } from '../../database/database.ts';
import { and, count, desc, eq, gte, lt, type SQL, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { openPage, type PageAsk } from '../../records/paging.ts';
import { type Range, rangeOf } from '../../records/range.ts';
import { games, vendors } from '../catalogue/catalogue.tables.ts';
import { toPlayedGame } from '../catalogue/game.mapper.ts';
import { gameIconUrl } from '../catalogue/icon-urls.ts';
import { bets } from './bets.tables.ts';
import { slipLegs } from './slip-legs.ts';

/** What every list of bets can be asked for; whose bets they are is the caller's to say. */
export interface BetAsk extends PageAsk {
  readonly startDate: string;
  readonly endDate: string;
  readonly status?: typeof bets.$inferSelect.status | undefined;
  readonly gameType?: GameCategory | undefined;
  readonly vassalage?: string | undefined;
}

const sumOf = (column: typeof bets.stake | typeof bets.validBet | typeof bets.payout) =>
  sql<string>`coalesce(sum(case when ${bets.status} = 'settled' then ${column} else 0 end), 0)`;

/** Of all bets of a list: their number, and what the settled ones come to. Minor units. */
interface BetSums {
  readonly count: number;
  readonly stake: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
}

const totalsOf = async (db: Database, where: SQL | undefined): Promise<BetSums> => {
  const [row] = await db
    .select({ count: count(), stake: sumOf(bets.stake), validBet: sumOf(bets.validBet), payout: sumOf(bets.payout) })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(where);
  const minor = (sum: string | undefined) => BigInt(sum ?? 0);
  return {
    count: row?.count ?? 0,
    stake: minor(row?.stake),
    validBet: minor(row?.validBet),
    payout: minor(row?.payout),
  };
};

/** Bets that satisfy `whose`, the last first, one page of them; sums over all of them come with the first, from `total` where the caller knows them. Amounts in minor units. */
export const betRecords = async (
  db: Database,
  input: BetAsk,
  whose: SQL | undefined,
  { now, total }: { readonly now: Date; readonly total?: (range: Range) => Promise<BetSums> },
) => {
  const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
  const where = and(
    whose,
    gte(bets.placedAt, page.range.from),
    lt(bets.placedAt, page.range.until),
    input.status ? eq(bets.status, input.status) : undefined,
    input.gameType && input.gameType !== 'HOT' ? eq(games.category, input.gameType) : undefined,
    input.vassalage ? eq(games.vendor, input.vassalage) : undefined,
  );
  const totals = page.isFirst ? await (total?.(page.range) ?? totalsOf(db, where)) : undefined;
  const rows = await db
    .select({
      bet: bets,
      game: games,
      vendorName: vendors.name,
      isVendorClosed: vendors.isUnderMaintenance,
      username: members.username,
      memberType: members.type,
    })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(where)
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, totals, paging: page.close(totals?.count) };
};

export type BetRow = Awaited<ReturnType<typeof betRecords>>['rows'][number];

/** A bet as every list of bets spells it; `profit` in minor units is the caller's view of it. */
export const toBet = ({ bet, game, vendorName, isVendorClosed }: BetRow, profit: bigint, language: Language) => {
  const legs = slipLegs(bet.choice, bet.outcome, language);
  return {
    betNo: bet.betNo,
    nodeId: bet.nodeId,
    gameName: game.name,
    vendorName,
    gameType: game.category,
    iconUrl: gameIconUrl(game),
    stake: toDecimal(bet.stake),
    validBet: toDecimal(bet.validBet),
    payout: toDecimal(bet.payout),
    profit: toDecimal(bet.status === 'settled' ? profit : 0n),
    status: bet.status,
    placedAt: bet.placedAt.toISOString(),
    ...(bet.openedAt && { openedAt: bet.openedAt.toISOString() }),
    game: toPlayedGame({ ...game, isVendorClosed }),
    ...(legs && { legs }),
  };
};

type Totals = NonNullable<Awaited<ReturnType<typeof betRecords>>['totals']>;

/** The sums as every list of bets spells them. */
export const toBetTotals = ({ count: bet, stake, validBet, payout }: Totals, profit: bigint) => ({
  count: bet,
  stake: toDecimal(stake),
  validBet: toDecimal(validBet),
  payout: toDecimal(payout),
  profit: toDecimal(profit),
});
