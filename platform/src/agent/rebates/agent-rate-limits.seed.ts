import { agentRateLimits } from '../../accounts/accounts.public.ts';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { brandsOf } from '../../merchants/merchants.ts';

/** In hundredths of a percent. */
const RATES: Readonly<Record<string, number>> = {
  RNG: 60,
  FISH: 60,
  LIVE: 40,
  SPORTS: 40,
  ESPORTS: 40,
  PVP: 30,
  INHOUSE: 30,
  COCKFIGHT: 30,
  ELOTT: 20,
  LOTT: 20,
};
/** From this part of the merchant's rate on, in percent, a rate needs a place. */
const QUOTA_PERCENT = 80;
const QUOTA = 5;

const limitsOf = (merchant: string): (typeof agentRateLimits.$inferInsert)[] =>
  Object.entries(RATES).map(([category, rate]) => ({
    merchant,
    category,
    rate,
    quotaFrom: (rate * QUOTA_PERCENT) / 100,
    quota: QUOTA,
  }));

export const agentRateLimitsSeed: FeatureSeed = {
  feature: 'agent-rate-limits',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).flatMap(({ code }) => limitsOf(code));
    if (rows.length > 0) await tx.insert(agentRateLimits).values(rows).onConflictDoNothing();
  },
};
