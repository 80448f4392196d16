import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { DAY_MS } from '@shared-kernel/node/durations';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { redRainRules } from './red-rain.tables.ts';

export type RedRainRules = typeof redRainRules.$inferSelect;

export interface Round {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const SECOND_MS = 1000;

/** Undefined where the merchant has no rain. */
export const redRainRulesOf = async (db: Database, merchant: string): Promise<RedRainRules | undefined> => {
  const [rules] = await db.select().from(redRainRules).where(eq(redRainRules.merchant, merchant));
  return rules;
};

/** The round that is on, else the next one, by the merchant's calendar; undefined where none is planned. */
export const roundAt = (
  { starts, seconds }: Pick<RedRainRules, 'starts' | 'seconds'>,
  now: Date,
): Round | undefined => {
  const midnight = startOfDay(dayOf(now)).getTime();
  return [midnight, midnight + DAY_MS]
    .flatMap((day) => starts.toSorted((a, b) => a - b).map((start) => day + start * SECOND_MS))
    .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + seconds * SECOND_MS) }))
    .find(({ endsAt }) => endsAt > now);
};

export const redRainSeed: FeatureSeed = {
  feature: 'red-rain',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).map(({ code: merchant }) => ({ merchant }));
    if (rows.length > 0) await tx.insert(redRainRules).values(rows).onConflictDoNothing();
  },
};
