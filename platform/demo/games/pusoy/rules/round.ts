import { type Card, LOWEST, SEATS } from './cards.ts';
import { beats, type Play, playOf } from './plays.ts';

/** Who decided a move: the player of the seat, the clock in his place, or the house at its own seat. */
export type Mover = 'player' | 'clock' | 'house';

/** A move; without cards it is a pass. */
export interface Move {
  readonly cards: readonly Card[];
  readonly by: Mover;
}

/** What lies in the middle, and whose it is. */
export interface Pile extends Play {
  readonly seat: number;
}

export interface Round {
  /** What each seat still has, the lowest first. */
  readonly hands: readonly (readonly Card[])[];
  /** Of all seats, in turn. */
  readonly moves: readonly Move[];
  readonly turn: number;
  /** What has to be beaten; null: the seat whose turn it is leads. */
  readonly pile: Pile | null;
  /** The seat that has no cards left. */
  readonly winner: number | null;
}

/** Why a move is none. */
export const REFUSALS = ['notYours', 'noPlay', 'mustHaveLowest', 'otherCount', 'tooLow', 'mustLead'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Whoever has the three of clubs begins. */
export const beginRound = (hands: readonly (readonly Card[])[]): Round => ({
  hands,
  moves: [],
  turn: Math.max(
    0,
    hands.findIndex((hand) => hand.includes(LOWEST)),
  ),
  pile: null,
  winner: null,
});

export const isFirstLead = ({ moves }: Pick<Round, 'moves'>): boolean => moves.length === 0;

/** What has to be kept to: what lies in the middle, and whether nothing was played yet. */
export interface Need {
  readonly pile: Play | null;
  readonly isFirst: boolean;
}

/** Why a hand cannot play these cards; undefined: it can. */
export const refusalOf = (
  hand: readonly Card[],
  cards: readonly Card[],
  { pile, isFirst }: Need,
): Refusal | undefined => {
  if (cards.length === 0) return pile ? undefined : 'mustLead';
  if (cards.some((card) => !hand.includes(card))) return 'notYours';
  const play = playOf(cards);
  if (pile && pile.cards.length !== cards.length) return 'otherCount';
  if (!play) return 'noPlay';
  if (isFirst && !cards.includes(LOWEST)) return 'mustHaveLowest';
  return pile && !beats(play, pile) ? 'tooLow' : undefined;
};

const NEXT = 1;

/** The round after a move of the seat whose turn it is, which the rules allow. Whom all others pass by leads. */
export const afterMove = (round: Round, move: Move): Round => {
  const { turn, hands } = round;
  const moves = [...round.moves, move];
  const next = (turn + NEXT) % SEATS;
  const play = playOf(move.cards);
  if (!play) return { ...round, moves, turn: next, pile: round.pile?.seat === next ? null : round.pile };
  const left = (hands[turn] ?? []).filter((card) => !move.cards.includes(card));
  const winner = left.length === 0 ? turn : null;
  const after = hands.map((hand, seat) => (seat === turn ? left : hand));
  return { hands: after, moves, turn: next, pile: { ...play, seat: turn }, winner };
};
