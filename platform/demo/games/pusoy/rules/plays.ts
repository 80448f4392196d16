import { type Card, placeOf, RANKS, rankOf, SUITS, sorted, suitOf } from './cards.ts';

/** Plays of five cards, the lowest kind first. */
const FIVES = ['straight', 'flush', 'fullHouse', 'fourOne', 'straightFlush'] as const;
export type PlayKind = 'single' | 'pair' | 'three' | (typeof FIVES)[number];

/** Cards that are played together. */
export interface Play {
  readonly kind: PlayKind;
  /** The lowest first. */
  readonly cards: readonly Card[];
  /** What decides between two plays of one kind. */
  readonly strength: number;
}

const FIVE = 5;

/** Cards of each rank, by rank. */
const byRank = (cards: readonly Card[]): readonly (readonly Card[])[] => {
  const groups: Card[][] = RANKS.map(() => []);
  for (const card of sorted(cards)) groups[rankOf(card)]?.push(card);
  return groups;
};

/** The rank of which there are so many; undefined: of none. */
const rankWith = (groups: readonly (readonly Card[])[], count: number): number | undefined => {
  const found = groups.findIndex((group) => group.length === count);
  return found === -1 ? undefined : found;
};

/** Five ranks in a row, in the order of the game: 3 4 5 6 7 is the lowest, J Q K A 2 the highest. */
const isRow = (cards: readonly Card[]): boolean =>
  cards.every((card, at) => rankOf(card) === rankOf(cards[0] ?? card) + at);

const suitedOrRow = (cards: readonly Card[], top: Card): Pick<Play, 'kind' | 'strength'> | undefined => {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(top));
  if (isRow(cards)) return { kind: isFlush ? 'straightFlush' : 'straight', strength: placeOf(top) };
  // The suit decides first, then the highest card.
  return isFlush ? { kind: 'flush', strength: suitOf(top) * RANKS.length + rankOf(top) } : undefined;
};

const kindOfFive = (cards: readonly Card[], top: Card): Pick<Play, 'kind' | 'strength'> | undefined => {
  const groups = byRank(cards);
  const four = rankWith(groups, 4);
  if (four !== undefined) return { kind: 'fourOne', strength: four };
  const three = rankWith(groups, 3);
  if (three !== undefined && rankWith(groups, 2) !== undefined) return { kind: 'fullHouse', strength: three };
  return suitedOrRow(cards, top);
};

const kindOf = (cards: readonly Card[], top: Card): Pick<Play, 'kind' | 'strength'> | undefined => {
  if (cards.length === FIVE) return kindOfFive(cards, top);
  if (cards.some((card) => rankOf(card) !== rankOf(top))) return undefined;
  if (cards.length === 1) return { kind: 'single', strength: placeOf(top) };
  if (cards.length === 2) return { kind: 'pair', strength: placeOf(top) };
  return cards.length === 3 ? { kind: 'three', strength: rankOf(top) } : undefined;
};

/** What cards are together. Undefined: nothing that can be played. */
export const playOf = (given: readonly Card[]): Play | undefined => {
  const cards = sorted(given);
  const top = cards.at(-1);
  if (top === undefined || new Set(cards).size !== cards.length) return undefined;
  const found = kindOf(cards, top);
  return found && { ...found, cards };
};

const heightOf = ({ kind }: Play): number => (FIVES as readonly PlayKind[]).indexOf(kind);

/** Whether a play beats another: as many cards, and of five cards a higher kind or a stronger one of the same. */
export const beats = (one: Play, other: Play): boolean => {
  if (one.cards.length !== other.cards.length) return false;
  const above = heightOf(one) - heightOf(other);
  return above === 0 ? one.strength > other.strength : above > 0;
};

const rows = (groups: readonly (readonly Card[])[]): Card[][] =>
  groups.flatMap((_, from) => {
    const row = groups.slice(from, from + FIVE);
    if (row.length < FIVE || row.some((group) => group.length === 0)) return [];
    const low = row.slice(0, -1).flatMap(([lowest]) => lowest ?? []);
    return (row.at(-1) ?? []).map((top) => [...low, top]);
  });

const flushes = (suited: readonly Card[]): Card[][] =>
  suited.slice(FIVE - 1).map((top) => [...suited.slice(0, FIVE - 1), top]);

const withGroups = (groups: readonly (readonly Card[])[], hand: readonly Card[]): Card[][] =>
  groups.flatMap((group) => {
    const others = groups.filter((other) => other !== group && other.length >= 2);
    const houses = group.length >= 3 ? others.map((pair) => [...group.slice(0, 3), ...pair.slice(0, 2)]) : [];
    const kicker = hand.find((card) => !group.includes(card));
    return group.length === 4 && kicker ? [...houses, [...group, kicker]] : houses;
  });

/**
 * Plays of five cards that a hand has: of every height that it reaches one, with the lowest cards that it takes. If any five of
 * the hand beat a play, one of these does.
 */
const fivesOf = (hand: readonly Card[]): readonly Card[][] => {
  const groups = byRank(hand);
  const suited = SUITS.map((_, suit) => hand.filter((card) => suitOf(card) === suit));
  return [
    ...rows(groups),
    ...suited.flatMap(flushes),
    ...withGroups(groups, hand),
    ...suited.flatMap((cards) => rows(byRank(cards))),
  ];
};

const groupsOf = (hand: readonly Card[]): readonly Card[][] =>
  byRank(hand).flatMap((group) => [
    ...group.map((card) => [card]),
    ...group.slice(1).map((top) => [group[0] ?? top, top]),
    ...(group.length >= 3 ? [group.slice(0, 3)] : []),
  ]);

/** What a hand can play, the fewest cards first and the lowest first; of several that are as strong one. `count`: of so many cards. */
export const playsOf = (given: readonly Card[], count?: number): readonly Play[] => {
  const hand = sorted(given);
  const few = count === FIVE ? [] : groupsOf(hand).filter((cards) => count === undefined || cards.length === count);
  const fives = count === undefined || count === FIVE ? fivesOf(hand) : [];
  const plays = [...few, ...fives].flatMap((cards) => playOf(cards) ?? []);
  return plays.toSorted(
    (one, other) =>
      one.cards.length - other.cards.length || heightOf(one) - heightOf(other) || one.strength - other.strength,
  );
};
