import { getBenefits } from '@shared-kernel/contracts/member/benefits';
import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { getMissions } from '@shared-kernel/contracts/member/leaderboard';
import { claimReward, getRewardHistory, getRewards } from '@shared-kernel/contracts/member/rewards';
import { useApiMutation } from 'shared-kernel/query';

/** Claims one reward, once however often it is tried; every count of what waits is asked again. A refusal says that the page is out of date. */
export const useClaimReward = () =>
  useApiMutation(claimReward, {
    publishes: ['promotion.claimed', 'wallet.changed'],
    invalidates: [getRewards, getRewardHistory, getMissions, getBenefits, getDepositPromotions],
  });
