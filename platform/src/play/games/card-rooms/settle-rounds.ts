import type { Platform } from '../../../base/platform.ts';
import { and, asc, eq, exists, isNotNull, isNull, not } from '../../../database/orm.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import { log } from '../../../log/log.ts';
import { bets } from '../../bets/bets.tables.ts';
import { type BetEnd, endBet } from '../../stakes/open-bets.ts';
import type { CardTable } from '../framework.ts';
import { seatedGameOf } from '../registry.ts';
import { retries } from '../retries.ts';
import { cardRounds, cardSeats } from './card-rooms.tables.ts';
import { CARD_ROOMS_CHANNEL, type CardRound, type CardSeat, seatsOf } from './card-rounds.ts';
import { openTable } from './dealt-cards.ts';

/** What a bet keeps of its round: all that it is checked with. */
export interface CardBetOutcome {
  readonly round: number;
  readonly seedHash: string;
  readonly clientSeed: string | null;
  readonly seedMarks: readonly string[];
  readonly serverSeed: string | null;
  /** As the game's `readChoice` reads it. */
  readonly choice: unknown;
  readonly result: unknown;
}

interface Ended {
  readonly round: CardRound;
  /** undefined: void. */
  readonly table: CardTable | undefined;
  /** The seats that members took. */
  readonly members: readonly number[];
}

const endOf = ({ round, table, members }: Ended, { seat }: CardSeat, at: Date): BetEnd => {
  const { id, seedHash, clientSeed, serverSeed, settings } = round;
  const game = seatedGameOf(round.game)?.game.seated;
  if (!table) return { status: 'void', outcome: { round: id }, at };
  if (!game) throw new Error(`Nothing plays ${round.game}.`);
  const { winner, outcome: result } = game.endOf(table);
  const { stakeMinor } = settings;
  const payout = game.payoutOf(stakeMinor, { seat, members }, winner);
  const choice = game.choiceOf(table, seat, members);
  const seedMarks = round.seedMarks ?? [];
  const outcome: CardBetOutcome = { round: id, seedHash, clientSeed, seedMarks, serverSeed, choice, result };
  // A stake that comes back was at no risk: it meets no turnover and earns no rebate.
  const validBet = payout === stakeMinor ? 0n : BigInt(stakeMinor);
  return { status: 'settled', payout: BigInt(payout), validBet, outcome, at };
};

const keyOf = ({ seedHash }: CardRound): string => `settle ${seedHash}`;

/** Ends the bets of a round; true if all are. Only the first failure of this process in a round is logged. */
const endBets = async (platform: Platform, round: CardRound, at: Date): Promise<boolean> => {
  const { playDb } = platform;
  const seats = await seatsOf(playDb, round.id);
  const table = round.isVoid ? undefined : await openTable(platform, round);
  const ended = { round, table, members: seats.map(({ seat }) => seat) };
  const failures: (readonly [CardSeat, unknown])[] = [];
  for (const seat of seats) {
    try {
      await playDb.transaction((tx) => endBet(tx, seat.betNo, endOf(ended, seat, at)));
    } catch (error) {
      // The others need not wait; this one is tried again after a while.
      failures.push([seat, error]);
    }
  }
  const key = keyOf(round);
  if (failures.length === 0) retries.succeed(key);
  else if (retries.fail(key, at))
    for (const [{ memberId }, error] of failures)
      log({ level: 'error', event: 'cards.bet-unsettled', memberId, room: round.room, round: round.id }, error);
  return failures.length === 0;
};

const settleRound = async (platform: Platform, round: CardRound): Promise<void> => {
  const { playDb, clock } = platform;
  const at = await clock.now();
  if (!retries.isDue(keyOf(round), at)) return;
  if (!(await endBets(platform, round, at))) return;
  const isOpen = exists(
    playDb
      .select({ betNo: bets.betNo })
      .from(cardSeats)
      .innerJoin(bets, eq(bets.betNo, cardSeats.betNo))
      .where(and(eq(cardSeats.roundId, round.id), eq(bets.status, 'open'))),
  );
  const settled = await playDb
    .update(cardRounds)
    .set({ settledAt: at })
    .where(and(eq(cardRounds.id, round.id), isNull(cardRounds.settledAt), not(isOpen)))
    .returning({ id: cardRounds.id });
  if (settled.length > 0) await sendSignal(playDb, CARD_ROOMS_CHANNEL, String(round.id));
};

/** Settles rounds that are over, one or all. Whoever does it beside another finds the bets ended. */
export const settleEnded = async (platform: Platform, id?: number, stop?: AbortSignal): Promise<void> => {
  const ended = await platform.playDb
    .select()
    .from(cardRounds)
    .where(
      and(
        isNull(cardRounds.settledAt),
        isNotNull(cardRounds.endedAt),
        id === undefined ? undefined : eq(cardRounds.id, id),
      ),
    )
    .orderBy(asc(cardRounds.id));
  for (const round of ended) {
    if (stop?.aborted) return;
    await settleRound(platform, round);
  }
};
