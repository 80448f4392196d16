import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';

/** From the lowest: a two beats an ace. */
export const RANKS = ['3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2'] as const;
/** From the lowest: clubs, spades, hearts, diamonds. */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** Rank and suit: `3C` is the three of clubs, `TD` the ten of diamonds. */
export type Card = `${Rank}${Suit}`;

export const SEATS = 4;
/** Whoever has it leads first, and plays it. */
export const LOWEST: Card = '3C';

/** The whole deck, the lowest card first. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));

const PLACES: ReadonlyMap<string, number> = new Map(DECK.map((card, place) => [card, place]));

/** A card's place in the deck, from 0: the higher one beats. */
export const placeOf = (card: Card): number => PLACES.get(card) ?? 0;
export const rankOf = (card: Card): number => Math.floor(placeOf(card) / SUITS.length);
export const suitOf = (card: Card): number => placeOf(card) % SUITS.length;

export const isCard = (value: unknown): value is Card => typeof value === 'string' && PLACES.has(value);

/** The lowest first. */
export const sorted = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => placeOf(one) - placeOf(other));

/** Shuffles (Fisher–Yates from the front) and deals one card at a time, thirteen to each seat. */
export const dealHands = (random: RandomSource): readonly (readonly Card[])[] => {
  const deck = [...DECK];
  for (let place = 0; place < deck.length - 1; place++) {
    const from = place + random.int(deck.length - place);
    const drawn = deck[from] ?? LOWEST;
    deck[from] = deck[place] ?? LOWEST;
    deck[place] = drawn;
  }
  return Array.from({ length: SEATS }, (_, seat) => sorted(deck.filter((_card, place) => place % SEATS === seat)));
};
