import type { Platform } from '../../../base/platform.ts';
import { and, desc, eq, inArray, lt } from '../../../database/orm.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import type { RoundProof } from '../../fair-random/check-round.ts';
import type { Seated } from './place-bet.ts';
import { gameTables, tableBets, tableShoes } from './tables.tables.ts';

/** A bet of a member at a table of whatever game; its proof once the shoe has ended. */
export interface CheckableBet {
  readonly betNo: string;
  readonly gameName: string;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly shoe: number;
  /** In the shoe, from 0. */
  readonly round: number;
  readonly proof?: RoundProof;
}

export interface TableFairness {
  /** Of the shoe that is played; null before the first. */
  readonly shoe: {
    readonly number: number;
    readonly seedHash: string;
    readonly tableSeed: string;
    readonly seedMarks: readonly string[];
  } | null;
  readonly nextHash: string | null;
  /** The newest first. */
  readonly bets: readonly CheckableBet[];
  /** What to ask for earlier ones with; absent where there are none. */
  readonly before?: number;
}

const PAGE = 20;

const resultOf = (outcome: unknown): unknown =>
  typeof outcome === 'object' && outcome !== null && 'result' in outcome ? outcome.result : undefined;

const betsOf = async ({ db }: Platform, memberId: number, before: number | undefined) => {
  const rows = await db
    .select({ lying: tableBets, bet: bets, gameName: games.name, game: gameTables.game, shoe: tableShoes })
    .from(tableBets)
    .innerJoin(bets, eq(bets.betNo, tableBets.betNo))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .innerJoin(gameTables, eq(gameTables.code, tableBets.tableCode))
    .innerJoin(tableShoes, and(eq(tableShoes.tableCode, tableBets.tableCode), eq(tableShoes.shoe, tableBets.shoe)))
    .where(
      and(
        eq(tableBets.memberId, memberId),
        eq(bets.status, 'settled'),
        before === undefined ? undefined : lt(tableBets.id, before),
      ),
    )
    .orderBy(desc(tableBets.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE).map(({ lying, bet, gameName, game, shoe }): CheckableBet => {
    const { betNo } = bet;
    const amounts = { stakeMinor: Number(bet.stake), payoutMinor: Number(bet.payout) };
    const place = { shoe: lying.shoe, round: lying.round };
    const about = { betNo, gameName, placedAt: bet.placedAt.toISOString(), ...amounts, ...place };
    const { serverSeed, clientSeed, seedHash, seedMarks } = shoe;
    if (serverSeed === null || clientSeed === null) return about;
    const seeds = { seedHash, serverSeed, clientSeed, nonce: lying.shoe, seedMarks: seedMarks ?? [] };
    const proof = { game, betNo, ...amounts, choice: lying.laid, ...seeds, round: lying.round };
    return { ...about, proof: { ...proof, outcome: resultOf(bet.outcome) } };
  });
  const last = rows.length > PAGE ? rows[PAGE - 1]?.lying.id : undefined;
  return last === undefined ? { bets: shown } : { bets: shown, before: last };
};

/** What a table's shoe is dealt from, and a member's bets at tables to check. */
export const tableFairness = async (
  platform: Platform,
  { member, table }: Seated,
  before?: number,
): Promise<TableFairness> => {
  const { db } = platform;
  const [row] = await db.select().from(gameTables).where(eq(gameTables.code, table.code));
  const number = row?.shoe ?? 0;
  const shoes = await db
    .select()
    .from(tableShoes)
    .where(and(eq(tableShoes.tableCode, table.code), inArray(tableShoes.shoe, [number, number + 1])));
  const shoe = shoes.find((each) => each.shoe === number);
  return {
    shoe: shoe
      ? { number, seedHash: shoe.seedHash, tableSeed: shoe.clientSeed ?? '', seedMarks: shoe.seedMarks ?? [] }
      : null,
    nextHash: shoes.find((each) => each.shoe === number + 1)?.seedHash ?? null,
    ...(await betsOf(platform, member.id, before)),
  };
};
