import { FISH_KINDS, type FishKind } from './kinds.ts';

/** The kinds that a batch is aimed at, in the order fired. Where a fish swims is the page's own and decides nothing. */
export type Shots = readonly FishKind[];

/** The most shots of one batch, which is one round. */
export const MOST_SHOTS = 10;

const isKind = (value: unknown): value is FishKind => FISH_KINDS.some((kind) => kind === value);

/** Shots as a page sent them: from 1 to `MOST_SHOTS`, at known kinds only. */
export const readShots = (raw: unknown): Shots | undefined => {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > MOST_SHOTS) return undefined;
  const sent: readonly unknown[] = raw;
  return sent.every(isKind) ? sent : undefined;
};
