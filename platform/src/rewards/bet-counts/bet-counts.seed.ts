import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { periodOf } from '../../clock/calendar-periods.ts';
import { earlier } from '../../clock/instants.ts';
import { countHistory } from './count-bets.ts';

/** The seeded month stands in the rankings and levels. */
export const betCountsSeed: FeatureSeed = {
  feature: 'bet-counts',
  version: 1,
  needs: 'history',
  run: (tx, now) => countHistory(tx, earlier(periodOf('week', dayOf(now)).from, periodOf('month', dayOf(now)).from)),
};
