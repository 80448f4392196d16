import type { getMissions } from '@shared-kernel/contracts/member/leaderboard';
import type { getRewards } from '@shared-kernel/contracts/member/rewards';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

type Rewards = ValueOf<typeof getRewards>;

/** A reward of own money. */
export const aReward = (own: Partial<Rewards['list'][number]> = {}): Rewards['list'][number] => ({
  id: '1',
  kind: 'mission',
  title: 'Daily mission',
  amount: '50.00',
  turnoverTimes: 0,
  required: '0.00',
  expiresAt: '2099-12-21T08:00:00+08:00',
  ...own,
});

/** One to claim, none in progress. */
export const someRewards = (own: Partial<Rewards> = {}): Rewards => ({
  now: '2025-12-14T08:00:00+08:00',
  list: [aReward()],
  ...own,
});

type Mission = ValueOf<typeof getMissions>['list'][number];

/** A mission of a day, half done. */
export const aMission = (own: Partial<Mission> = {}): Mission => ({
  id: '1',
  title: 'Bet ₱1,000 on any game',
  period: 'day',
  metric: 'validBet',
  target: '1000.00',
  progress: '500.00',
  amount: '10.00',
  turnoverTimes: 1,
  state: 'open',
  endsAt: '2099-12-21T08:00:00+08:00',
  ...own,
});
