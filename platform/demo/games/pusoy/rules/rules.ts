import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { type Card, dealHands, isCard, SEATS } from './cards.ts';
import { afterMove, beginRound, isFirstLead, type Move, type Mover, type Round, refusalOf } from './round.ts';
import { choosePlay, choosePlayByClock, type Seen } from './strategy.ts';

/** Of the pot, in percent. */
export const COMMISSION = 5;
const WHOLE = 100;

/** All that players decided in a round, and where one of them sat. */
export interface PlayedRound {
  readonly seat: number;
  readonly moves: readonly Move[];
}

/** How a round ended. */
export interface Outcome {
  readonly winner: number;
  /** As they were dealt. */
  readonly hands: readonly (readonly Card[])[];
  /** How many cards each seat was left with. */
  readonly left: readonly number[];
}

const MOVERS: ReadonlySet<unknown> = new Set<Mover>(['player', 'clock', 'house']);

const isMove = (value: unknown): value is Move => {
  if (typeof value !== 'object' || value === null || !('cards' in value) || !('by' in value)) return false;
  const { cards, by } = value;
  return Array.isArray(cards) && cards.every(isCard) && MOVERS.has(by);
};

const isSeat = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < SEATS;

const readPlayed = (raw: unknown): PlayedRound | undefined => {
  if (typeof raw !== 'object' || raw === null || !('seat' in raw) || !('moves' in raw)) return undefined;
  const { seat, moves } = raw;
  if (!isSeat(seat) || !Array.isArray(moves) || !moves.every(isMove)) return undefined;
  return { seat, moves };
};

/** What the seat whose turn it is sees. */
export const seenBy = ({ hands, turn, pile, moves }: Round): Seen => ({
  pile,
  isFirst: isFirstLead({ moves }),
  others: Array.from({ length: SEATS - 1 }, (_, at) => hands[(turn + at + 1) % SEATS]?.length ?? 0),
});

const handOf = ({ hands, turn }: Round): readonly Card[] => hands[turn] ?? [];

/** What decides a move where no player does. */
export const moveOf = (round: Round, by: 'clock' | 'house'): Move => {
  const choose = by === 'house' ? choosePlay : choosePlayByClock;
  return { cards: choose(handOf(round), seenBy(round)), by };
};

/** Whether the rules allow a move: the player's own, or the one that house and clock have to make. */
const isAllowed = (round: Round, { cards, by }: Move): boolean => {
  if (by !== 'player' && moveOf(round, by).cards.join() !== cards.join()) return false;
  return refusalOf(handOf(round), cards, seenBy(round)) === undefined;
};

/** A round from its first move to its last. Throws a `RangeError` for moves that the rules do not allow, and for too few or too many. */
export const replay = (hands: readonly (readonly Card[])[], moves: readonly Move[]): Round => {
  let round = beginRound(hands);
  for (const [at, move] of moves.entries()) {
    if (round.winner !== null || !isAllowed(round, move)) throw new RangeError(`Move ${at + 1} is not allowed.`);
    round = afterMove(round, move);
  }
  if (round.winner === null) throw new RangeError('The round is not over.');
  return round;
};

export const outcomeOf = (hands: readonly (readonly Card[])[], round: Round): Outcome => ({
  winner: round.winner ?? -1,
  hands,
  left: round.hands.map((hand) => hand.length),
});

/** What the winner is paid: the stakes of all seats, less the commission. */
export const prizeOf = (stakeMinor: number): number => (stakeMinor * SEATS * (WHOLE - COMMISSION)) / WHOLE;

export const rules = {
  readChoice: readPlayed,
  play: ({ stakeMinor, choice: { seat, moves }, random }) => {
    const hands = dealHands(random);
    const outcome = outcomeOf(hands, replay(hands, moves));
    return { payoutMinor: outcome.winner === seat ? prizeOf(stakeMinor) : 0, outcome };
  },
} as const satisfies RoundRules<PlayedRound>;
