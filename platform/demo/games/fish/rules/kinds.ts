/** What a shot can be aimed at, by what a catch pays, from the commonest to the dearest. A theme gives each its fish. */
export const FISH_KINDS = ['x2', 'x3', 'x5', 'x8', 'x12', 'x20', 'x30', 'x50', 'x100', 'x200'] as const;
export type FishKind = (typeof FISH_KINDS)[number];

/** How many times the shot's stake a catch pays, the stake included. */
export const MULTIPLIERS: Readonly<Record<FishKind, number>> = {
  x2: 2,
  x3: 3,
  x5: 5,
  x8: 8,
  x12: 12,
  x20: 20,
  x30: 30,
  x50: 50,
  x100: 100,
  x200: 200,
};

/** Of so many lots for each time that a catch pays, `CATCHING` catch: every kind returns 24 of 25. */
export const LOTS = 25;
export const CATCHING = 24;

export const lotsOf = (kind: FishKind): number => LOTS * MULTIPLIERS[kind];

export const chanceOf = (kind: FishKind): number => CATCHING / lotsOf(kind);
