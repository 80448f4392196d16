import type { Platform } from '../../../base/platform.ts';
import { type Database, rowsOf } from '../../../database/database.ts';
import { and, asc, desc, eq, inArray, lte, ne, sql } from '../../../database/orm.ts';
import { memberAccountOf, playableBalance } from '../../../ledger/member-account.ts';
import { bets } from '../../bets/bets.tables.ts';
import type { LaidChips } from '../framework.ts';
import { lastRound, type Round } from './move-table.ts';
import { openBetsOf, type Seated } from './place-bet.ts';
import { gameTables, tableBets, tableRounds, tableShoes } from './tables.tables.ts';

/** A round as everybody at the table sees it. Times in ms since 1970, by the platform's clock. */
export interface SharedRound {
  readonly id: number;
  readonly shoe: number;
  readonly round: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly dealtAt: number | null;
  readonly resultAt: number | null;
  readonly endsAt: number | null;
  /** From the moment at which it is dealt. */
  readonly outcome: unknown;
  readonly isVoid: boolean;
  readonly isSettled: boolean;
}

/** What everybody at the table sees. */
export interface TableView {
  /** When it was so, by the platform's clock, in ms since 1970. */
  readonly now: number;
  /** null: the table rests, and begins a round as soon as somebody looks. */
  readonly round: SharedRound | null;
  /** What lies on each spot of real money, in minor units, and how many laid it. */
  readonly totals: LaidChips;
  readonly players: number;
  /** Of the shoe's rounds that are over, the first first. */
  readonly road: readonly unknown[];
  /** Hashes of the shoe's server seed, and of the next one's. */
  readonly seedHash: string | null;
  readonly nextHash: string | null;
}

/** What a member alone sees. */
export interface OwnView {
  readonly balanceMinor: number;
  /** What lies in the round of now. */
  readonly laid: LaidChips;
  /** The last round in which the member bet and that is settled. */
  readonly last: {
    readonly roundId: number;
    readonly laid: LaidChips;
    readonly stakeMinor: number;
    readonly payoutMinor: number;
    readonly outcome: unknown;
  } | null;
}

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

const sharedRound = (round: Round): SharedRound => ({
  id: round.id,
  shoe: round.shoe,
  round: round.round,
  opensAt: round.opensAt.getTime(),
  closesAt: round.closesAt.getTime(),
  dealtAt: timeOf(round.dealtAt),
  resultAt: timeOf(round.resultAt),
  endsAt: timeOf(round.endsAt),
  outcome: round.outcome,
  isVoid: round.isVoid,
  isSettled: round.settledAt !== null,
});

const totalsOf = async (db: Database, roundId: number) => {
  const rows = await rowsOf<{ spot: string; amount: string; players: string }>(
    db,
    sql`select spot, sum(amount::bigint) as amount,
          (select count(distinct ${tableBets.memberId}) from ${tableBets} join ${bets} using (bet_no)
            where round_id = ${roundId} and status <> 'void' and not is_free_play) as players
        from ${tableBets} join ${bets} using (bet_no), jsonb_each_text(laid) as lying(spot, amount)
        where round_id = ${roundId} and status <> 'void' and not is_free_play
        group by spot`,
  );
  return {
    totals: Object.fromEntries(rows.map(({ spot, amount }) => [spot, Number(amount)])),
    players: Number(rows[0]?.players ?? 0),
  };
};

const roadOf = async (db: Database, code: string, shoe: number, now: Date): Promise<readonly unknown[]> => {
  const rows = await db
    .select({ mark: tableRounds.mark })
    .from(tableRounds)
    .where(and(eq(tableRounds.tableCode, code), eq(tableRounds.shoe, shoe), lte(tableRounds.resultAt, now)))
    .orderBy(asc(tableRounds.round));
  return rows.flatMap(({ mark }) => (mark === null ? [] : [mark]));
};

/** The table as it is, for everybody. */
export const viewTable = async ({ playDb: db, clock }: Platform, code: string): Promise<TableView> => {
  const now = await clock.now();
  const [table] = await db.select().from(gameTables).where(eq(gameTables.code, code));
  const shoe = table?.shoe ?? 0;
  const round = await lastRound(db, code);
  const shoes = await db
    .select({ shoe: tableShoes.shoe, seedHash: tableShoes.seedHash })
    .from(tableShoes)
    .where(and(eq(tableShoes.tableCode, code), inArray(tableShoes.shoe, [shoe, shoe + 1])));
  const hashOf = (number: number) => shoes.find((each) => each.shoe === number)?.seedHash ?? null;
  return {
    now: now.getTime(),
    round: round ? sharedRound(round) : null,
    ...(round ? await totalsOf(db, round.id) : { totals: {}, players: 0 }),
    road: await roadOf(db, code, shoe, now),
    seedHash: hashOf(shoe),
    nextHash: hashOf(shoe + 1),
  };
};

const together = (all: readonly LaidChips[]): LaidChips => {
  const sums: Record<string, number> = {};
  for (const laid of all)
    for (const [spot, amount] of Object.entries(laid)) sums[spot] = (sums[spot] ?? 0) + (amount ?? 0);
  return sums;
};

const settledBets = async (db: Database, { member, isFreePlay, table }: Seated) => {
  const ofMember = and(
    eq(tableBets.memberId, member.id),
    eq(tableBets.tableCode, table.code),
    eq(bets.isFreePlay, isFreePlay),
  );
  const select = () =>
    db
      .select({ roundId: tableBets.roundId, laid: tableBets.laid, bet: bets })
      .from(tableBets)
      .innerJoin(bets, eq(bets.betNo, tableBets.betNo))
      .$dynamic();
  const [last] = await select()
    .where(and(ofMember, eq(bets.status, 'settled')))
    .orderBy(desc(tableBets.id))
    .limit(1);
  if (!last) return [];
  return select().where(and(ofMember, eq(tableBets.roundId, last.roundId), ne(bets.status, 'void')));
};

/** The table as one member sees it. `roundId`: the round of now; undefined while the table rests. */
export const viewOwn = async (
  { playDb: db }: Platform,
  seated: Seated,
  roundId: number | undefined,
): Promise<OwnView> => {
  const { member, isFreePlay } = seated;
  const lying = roundId === undefined ? [] : await openBetsOf(db, seated, roundId);
  const settled = await settledBets(db, seated);
  const [first] = settled;
  return {
    balanceMinor: Number(await playableBalance(db, memberAccountOf(member, isFreePlay))),
    laid: together(lying.map(({ laid }) => laid)),
    last: first
      ? {
          roundId: first.roundId,
          laid: together(settled.map(({ laid }) => laid)),
          stakeMinor: settled.reduce((sum, { bet }) => sum + Number(bet.stake), 0),
          payoutMinor: settled.reduce((sum, { bet }) => sum + Number(bet.payout), 0),
          outcome: first.bet.outcome,
        }
      : null,
  };
};
