import type { FeatureSeed } from '../../base/feature-seed.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { rebateRates } from './rebates.tables.ts';

/** In hundredths of a percent, before any club level. Slots and fishing are what the lantern season promises (`campaigns.json`). */
const FIRST_RATES: Readonly<Record<string, number>> = {
  RNG: 120,
  FISH: 120,
  PVP: 40,
  INHOUSE: 40,
  LIVE: 30,
  SPORTS: 30,
  ESPORTS: 30,
  COCKFIGHT: 20,
  ELOTT: 10,
  LOTT: 10,
};
const PER_LEVEL = 5;
const LEVELS = 9;

/** What the seeded history gives back of a valid bet. */
export const seededRate = (category: string, level: number): number => {
  const first = FIRST_RATES[category];
  return first === undefined ? 0 : first + Math.min(level, LEVELS - 1) * PER_LEVEL;
};

const ratesOf = (merchant: string): (typeof rebateRates.$inferInsert)[] =>
  Object.keys(FIRST_RATES).flatMap((category) =>
    Array.from({ length: LEVELS }, (_, level) => ({ merchant, category, level, rate: seededRate(category, level) })),
  );

export const rebateRatesSeed: FeatureSeed = {
  feature: 'rebate-rates',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).flatMap(({ code }) => ratesOf(code));
    if (rows.length > 0) await tx.insert(rebateRates).values(rows).onConflictDoNothing();
  },
};
