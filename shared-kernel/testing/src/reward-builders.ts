import type { getBenefits } from '@shared-kernel/contracts/member/benefits';
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

type Benefits = ValueOf<typeof getBenefits>;

/** A level that is not reached. */
export const aLevel = (own: Partial<Benefits['levels'][number]> = {}): Benefits['levels'][number] => ({
  level: 1,
  target: '5000.00',
  levelBonus: '18.00',
  monthlyBonus: '0.00',
  turnoverTimes: 1,
  rebate: 1.25,
  state: 'notReached',
  ...own,
});

/** Of the second level, whose bonus waits; the third is not reached. */
export const someBenefits = (own: Partial<Benefits> = {}): Benefits => ({
  enabled: true,
  level: 2,
  progress: '12000.00',
  until: '2099-12-31T16:00:00.000Z',
  levels: [
    aLevel({ state: 'claimed' }),
    aLevel({
      level: 2,
      target: '20000.00',
      levelBonus: '58.00',
      rebate: 1.3,
      state: 'claimable',
      rewardId: '7',
      expiresAt: '2099-12-21T08:00:00+08:00',
    }),
    aLevel({ level: 3, target: '50000.00', levelBonus: '128.00', monthlyBonus: '38.00', rebate: 1.35 }),
  ],
  ...own,
});
