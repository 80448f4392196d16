import type { FeatureSeed } from '../../base/feature-seed.ts';
import { brandsOf } from '../../merchants/brands.ts';
import { rebateRates } from './rebates.tables.ts';

/** In hundredths of a percent, before any club level. */
const FIRST_RATES = {
  RNG: 50,
  FISH: 50,
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

const ratesOf = (merchant: string): (typeof rebateRates.$inferInsert)[] =>
  Object.entries(FIRST_RATES).flatMap(([category, first]) =>
    Array.from({ length: LEVELS }, (_, level) => ({ merchant, category, level, rate: first + level * PER_LEVEL })),
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
