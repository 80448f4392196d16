import { getRewardHistory, getRewards } from '@shared-kernel/contracts/member/rewards';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useInfiniteApi } from 'shared-kernel/query/infinite';

export type Rewards = ValueOf<typeof getRewards>;
export type Reward = Rewards['list'][number];
type Ended = ValueOf<typeof getRewardHistory>['list'][number];

/** What waits, and the bonus that is played: bets and claims change both. */
export const useRewards = () =>
  useApi(getRewards, { language: useLanguage() }, { refreshedBy: 'wallet.changed', staleTime: 0 });

const PAGES = {
  rows: ({ list }: ValueOf<typeof getRewardHistory>) => list,
  rowId: ({ id }: Ended) => id,
};

/** What is over, the last first. */
export const useRewardHistory = () =>
  useInfiniteApi(getRewardHistory, { pageSize: RECORD_PAGE_SIZE, language: useLanguage() }, PAGES);
