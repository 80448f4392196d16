import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { periodOf } from '../missions/mission-period.ts';
import { countHistory } from './count-bets.ts';

/** The seeded week stands in the rankings. */
export const betCountsSeed: FeatureSeed = {
  feature: 'bet-counts',
  version: 1,
  needs: 'history',
  run: (tx, now) => countHistory(tx, periodOf('week', dayOf(now)).from),
};
