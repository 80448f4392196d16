import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../../base/platform.ts';
import { PlatformError } from '../../../base/platform-error.ts';
import { nowWithin } from '../../../clock/clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { and, asc, eq } from '../../../database/orm.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import { newBetNumber } from '../../bets/bet-number.ts';
import { bets } from '../../bets/bets.tables.ts';
import { paceOf } from '../../limits/round-pace.ts';
import { endBet, openBet } from '../../stakes/open-bets.ts';
import { holdStaker } from '../../stakes/staker.ts';
import type { LaidChips, SharedRounds, TableSettings } from '../framework.ts';
import type { OpenedLaunch } from '../opened-launch.ts';
import { queueByMember } from '../round-queues.ts';
import { hasCome, type Round, TABLES_CHANNEL } from './move-table.ts';
import type { TABLE_CALL } from './table-errors.ts';
import { tableBets, tableRounds } from './tables.tables.ts';

/** A launch of a game whose rounds are shared, with its table. */
export interface Seated extends OpenedLaunch {
  readonly launchHash: string;
  readonly table: TableSettings;
  readonly shared: SharedRounds;
}

export interface BetAsk {
  readonly roundId: number;
  readonly laid: LaidChips;
  /** The same key is the same bet, and stakes once. */
  readonly idempotencyKey: string;
}

/** Bets of one member in one round, taken back ones included: each is a row, and hands lay no more. */
const MOST_BETS = 30;

const sumOf = (laid: LaidChips): number => Object.values(laid).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

const refuse = (code: keyof typeof TABLE_CALL.errors, message: string): never => {
  throw new PlatformError<typeof TABLE_CALL>(code, message);
};

/** The launch that has changed them knows by its answer. */
const tellBets = (tx: Transaction, { table, member, launchHash }: Seated): Promise<void> =>
  sendSignal(tx, TABLES_CHANNEL, `${table.code} ${member.id} ${launchHash}`);

/** Holds the round open until the bet is through: whoever deals waits for it. */
const holdRound = async (tx: Transaction, platform: Platform, seated: Seated, roundId: number) => {
  const [round] = await tx
    .select()
    .from(tableRounds)
    .where(and(eq(tableRounds.id, roundId), eq(tableRounds.tableCode, seated.table.code)))
    .for('share');
  // The time is asked once the row is held: a request may have waited for its turn.
  const at = await nowWithin(tx, platform.config);
  if (!round || round.dealtAt !== null || hasCome(round, round.closesAt, at))
    return refuse('round.closed', `Round ${roundId} takes no bets.`);
  return { round, at };
};

/** All bets that a member has placed in a round, the first first. */
const betsOf = (db: Database, { member, isFreePlay }: OpenedLaunch, roundId: number) =>
  db
    .select({ betNo: bets.betNo, laid: tableBets.laid, stake: bets.stake, status: bets.status })
    .from(tableBets)
    .innerJoin(bets, eq(bets.betNo, tableBets.betNo))
    .where(and(eq(tableBets.roundId, roundId), eq(tableBets.memberId, member.id), eq(bets.isFreePlay, isFreePlay)))
    .orderBy(asc(tableBets.id));

/** Those that still lie there. */
export const openBetsOf = async (db: Database, opened: OpenedLaunch, roundId: number) =>
  (await betsOf(db, opened, roundId)).filter(({ status }) => status === 'open');

const isEarlier = async (tx: Transaction, { member, isFreePlay }: Seated, ask: BetAsk): Promise<boolean> => {
  const [found] = await tx
    .select({ isFreePlay: bets.isFreePlay, roundId: tableBets.roundId, laid: tableBets.laid })
    .from(bets)
    .leftJoin(tableBets, eq(tableBets.betNo, bets.betNo))
    .where(and(eq(bets.memberId, member.id), eq(bets.roundKey, ask.idempotencyKey)));
  if (!found) return false;
  const isSame =
    found.roundId === ask.roundId && found.isFreePlay === isFreePlay && isDeepStrictEqual(found.laid, ask.laid);
  if (!isSame) throw new PlatformError('request.duplicate', 'This key belongs to another bet.');
  return true;
};

/** What lies there already counts: the limit is of a round. */
const refuseBeyondTable = async (tx: Transaction, seated: Seated, { id }: Round, stake: number): Promise<void> => {
  const placed = await betsOf(tx, seated, id);
  if (placed.length >= MOST_BETS) refuse('table.bets', `The table takes ${MOST_BETS} bets of a member in a round.`);
  const lying = placed.filter(({ status }) => status === 'open');
  const staked = lying.reduce((sum, bet) => sum + Number(bet.stake), 0);
  if (staked + stake > seated.table.mostMinor)
    refuse('table.limit', `The table takes ${seated.table.mostMinor} of a member in a round.`);
};

/**
 * One bet of a round that takes bets: stake and record in one transaction, with break, limits and balance asked. Fails with
 * `round.closed` from the cut-off on, by the platform's clock.
 */
export const placeBet = async (platform: Platform, seated: Seated, ask: BetAsk): Promise<void> => {
  const { member, stored, isFreePlay, table } = seated;
  const { gapMs } = await paceOf(platform, member.merchant);
  const stake = sumOf(ask.laid);
  await queueByMember(seated, () =>
    platform.playDb.transaction(async (tx) => {
      const staker = await holdStaker(tx, member, isFreePlay);
      if (await isEarlier(tx, seated, ask)) return;
      const { round, at } = await holdRound(tx, platform, seated, ask.roundId);
      await refuseBeyondTable(tx, seated, round, stake);
      const betNo = newBetNumber(stored.name);
      await openBet(tx, staker, {
        betNo,
        nodeId: stored.nodeId,
        stake: BigInt(stake),
        roundKey: ask.idempotencyKey,
        choice: ask.laid,
        at,
        gapMs,
      });
      await tx.insert(tableBets).values({
        betNo,
        memberId: member.id,
        tableCode: table.code,
        shoe: round.shoe,
        round: round.round,
        roundId: round.id,
        laid: ask.laid,
      });
      await tellBets(tx, seated);
    }),
  );
};

/** Takes back all that a member has laid in a round that still takes bets; twice does no more, also when the second comes late. */
export const takeBack = async (platform: Platform, seated: Seated, roundId: number): Promise<void> => {
  await queueByMember(seated, () =>
    platform.playDb.transaction(async (tx) => {
      await holdStaker(tx, seated.member, seated.isFreePlay);
      const placed = await betsOf(tx, seated, roundId);
      if (placed.length > 0 && placed.every(({ status }) => status === 'void')) return;
      const { at } = await holdRound(tx, platform, seated, roundId);
      const lying = placed.filter(({ status }) => status === 'open');
      if (lying.length === 0) return;
      for (const { betNo } of lying) await endBet(tx, betNo, { status: 'void', outcome: null, at });
      await tellBets(tx, seated);
    }),
  );
};
