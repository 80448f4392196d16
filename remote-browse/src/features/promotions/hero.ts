/** The shape of a promotion's picture, px: as wide as the column at most. */
export const HERO = { width: 400, height: 176 } as const;
