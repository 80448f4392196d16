import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { claimReward, getRewardHistory, getRewards } from '@shared-kernel/contracts/member/rewards';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { useInfiniteApi } from 'shared-kernel/query/infinite';

export type Rewards = ValueOf<typeof getRewards>;
export type Reward = Rewards['list'][number];
type Ended = ValueOf<typeof getRewardHistory>['list'][number];

/** What waits, and the bonus that is played: bets and claims change both. */
export const useRewards = () =>
  useApi(getRewards, { language: useLanguage() }, { refreshedBy: 'wallet.changed', staleTime: 0 });

/** Claims one reward, once however often it is tried; every count of what waits is asked again. A refusal says that the page is out of date. */
export const useClaimReward = () => {
  const invalidates = [getRewards, getRewardHistory, getDepositPromotions];
  return useApiMutation(claimReward, { publishes: ['promotion.claimed', 'wallet.changed'], invalidates });
};

const PAGES = {
  rows: ({ list }: ValueOf<typeof getRewardHistory>) => list,
  rowId: ({ id }: Ended) => id,
};

/** What is over, the last first. */
export const useRewardHistory = () =>
  useInfiniteApi(getRewardHistory, { pageSize: RECORD_PAGE_SIZE, language: useLanguage() }, PAGES);
