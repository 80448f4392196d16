import { WHEEL_KINDS, type WheelKind } from './wheel.ts';

/** How many chips lie on each kind; a kind without any is left out. */
export type Chips = Readonly<Partial<Record<WheelKind, number>>>;

/** The most chips of one round, on all kinds together. */
export const MOST_CHIPS = 20;

export const countChips = (chips: Chips): number => Object.values(chips).reduce((sum, count) => sum + count, 0);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

/** Chips as a page sent them: known kinds only, whole numbers from 1, and no more than `MOST_CHIPS`. */
export const readChips = (raw: unknown): Chips | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const sent = Object.entries(raw);
  const laid = WHEEL_KINDS.flatMap((kind) => sent.filter(([name, count]) => name === kind && isCount(count)));
  const chips: Chips = Object.fromEntries(laid);
  const isWhole = laid.length > 0 && laid.length === sent.length && countChips(chips) <= MOST_CHIPS;
  return isWhole ? chips : undefined;
};
