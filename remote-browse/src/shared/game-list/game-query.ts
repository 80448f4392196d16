import type { GameCategory } from '@shared-kernel/contracts/system/values';

/** Which games a list shows (browsing §4, game list filter mode); the names are the address's and the specification's. */
export const GAME_MODES = ['all', 'hot', 'recent', 'fav'] as const;
export type GameMode = (typeof GAME_MODES)[number];

/** The stakes that can be asked for, as the specification writes them (browsing §2, filter panel). */
export const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;
export type MinBet = (typeof MIN_BETS)[number];

/** The choice of many lines among the game types: the call's `minLine`. */
export const MANY_LINES = 20;

/** Choices of the class that are none of the vendor mapping's. */
export const ALL_CLASSES = 'ALL';
export const NEW_CLASS = 'NEW';

/** The category whose games have a class `new`, stakes and lines (browsing §2). */
export const SLOTS: GameCategory = 'RNG';
export const isSlots = (category: GameCategory): boolean => category === SLOTS;

/** What of a category a list shows: all of it in the address, and none of it anywhere else. */
export interface GameQuery {
  readonly category: GameCategory;
  readonly mode: GameMode;
  readonly vendor?: string;
  readonly name?: string;
  /** Left out: the class that comes with the mode. Read it with `classOf`. */
  readonly gameClass?: string;
  readonly minBet?: MinBet;
  readonly minLine?: typeof MANY_LINES;
}

/** A filter that a chip shows and clears. */
export type FilterName = 'vendor' | 'name' | 'gameClass' | 'minBet' | 'minLine';

const isNarrowed = ({ vendor, name, minBet, minLine }: GameQuery): boolean =>
  [vendor, name, minBet, minLine].some((filter) => filter !== undefined);

/** The class in force: for slots the mode `all` brings NEW, unless something else was asked for (browsing §4). */
export const classOf = (query: GameQuery): string => {
  if (query.gameClass !== undefined) return query.gameClass;
  return isSlots(query.category) && query.mode === 'all' && !isNarrowed(query) ? NEW_CLASS : ALL_CLASSES;
};

/** The filters that narrow the list now, in the order of their chips; hot, recent and favourite games have none. */
export const filtersOf = (query: GameQuery): readonly FilterName[] => {
  if (query.mode !== 'all') return [];
  const isOn: Readonly<Record<FilterName, boolean>> = {
    name: query.name !== undefined,
    vendor: query.vendor !== undefined,
    gameClass: classOf(query) !== ALL_CLASSES,
    minBet: query.minBet !== undefined,
    minLine: query.minLine !== undefined,
  };
  return (Object.keys(isOn) as FilterName[]).filter((name) => isOn[name]);
};
