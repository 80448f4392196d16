/** Rank and suit: `AS` is the ace of spades, `TD` the ten of diamonds. */
export type Card = `${Rank}${Suit}`;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

const DECKS = 8;
const DECK = RANKS.length * SUITS.length;
export const CARDS = DECKS * DECK;
const TEN = 10;

/** The cards of a shoe as they come from the printer, deck after deck. */
export const cardAt = (place: number): Card => {
  const inDeck = place % DECK;
  return `${RANKS[inDeck % RANKS.length] ?? 'A'}${SUITS[Math.floor(inDeck / RANKS.length)] ?? 'S'}`;
};

export const rankOf = (card: Card): string => card.charAt(0);

/** An ace counts one, a ten and a picture nothing. */
const POINTS: Readonly<Record<string, number>> = { A: 1, T: 0, J: 0, Q: 0, K: 0 };

const pointsOf = (card: Card): number => POINTS[rankOf(card)] ?? Number(rankOf(card));

/** The last digit of the sum. */
export const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % TEN;
