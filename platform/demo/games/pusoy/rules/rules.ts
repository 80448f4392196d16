import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { type Card, dealHands, isCard, SEATS } from './cards.ts';
import { afterMove, beginRound, isFirstLead, type Move, type Mover, type Round, refusalOf } from './round.ts';
import { choosePlay, choosePlayByClock, type Seen } from './strategy.ts';

/** Of the pot, in percent. */
export const COMMISSION = 5;
const WHOLE = 100;

/** Of `choosePlay`: a round keeps the one that its house seats went by. Another strategy is another number, beside this one. */
export const STRATEGY = 1;

/** All that players decided in a round, and where one of them sat. */
export interface PlayedRound {
  readonly seat: number;
  /** The seats of members; the others are the house's. */
  readonly members: readonly number[];
  readonly strategy: typeof STRATEGY;
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
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { seat, members, moves, strategy }: Partial<Record<keyof PlayedRound, unknown>> = raw;
  if (strategy !== STRATEGY || !Array.isArray(members) || !members.every(isSeat)) return undefined;
  if (!isSeat(seat) || !members.includes(seat) || !Array.isArray(moves) || !moves.every(isMove)) return undefined;
  return { seat, members, strategy, moves };
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

/** Whether the rules allow a move: a member's own, or the one that house and clock have to make; the house at its own seats alone. */
const isAllowed = (round: Round, members: readonly number[], { cards, by }: Move): boolean => {
  if ((by === 'house') === members.includes(round.turn)) return false;
  if (by !== 'player' && moveOf(round, by).cards.join() !== cards.join()) return false;
  return refusalOf(handOf(round), cards, seenBy(round)) === undefined;
};

/** A round from its first move to its last. Throws a `RangeError` for moves that the rules do not allow, and for too few or too many. */
export const replay = (
  hands: readonly (readonly Card[])[],
  { members, moves }: Pick<PlayedRound, 'members' | 'moves'>,
): Round => {
  let round = beginRound(hands);
  for (const [at, move] of moves.entries()) {
    if (round.winner !== null || !isAllowed(round, members, move))
      throw new RangeError(`Move ${at + 1} is not allowed.`);
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

/** What a member is paid who wins among so many: their stakes less the commission. Of one alone nothing is taken. */
export const prizeOf = (stakeMinor: number, members: number): number =>
  members === 1 ? stakeMinor : (stakeMinor * members * (WHOLE - COMMISSION)) / WHOLE;

/** The house stakes nothing and wins nothing: where one of its seats is first, and in a round of one member, stakes come back. */
export const payoutOf = (
  stakeMinor: number,
  { seat, members }: Pick<PlayedRound, 'seat' | 'members'>,
  winner: number,
): number => {
  if (members.length === 1 || !members.includes(winner)) return stakeMinor;
  return winner === seat ? prizeOf(stakeMinor, members.length) : 0;
};

export const rules = {
  readChoice: readPlayed,
  play: ({ stakeMinor, choice, random }) => {
    const hands = dealHands(random);
    const outcome = outcomeOf(hands, replay(hands, choice));
    return { payoutMinor: payoutOf(stakeMinor, choice, outcome.winner), outcome };
  },
} as const satisfies RoundRules<PlayedRound>;
