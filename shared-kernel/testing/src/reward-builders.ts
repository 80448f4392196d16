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
