import { getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import { getRewardHistory, getRewards } from '@shared-kernel/contracts/member/rewards';
import { useApiMutation } from 'shared-kernel/query';

/** The bonus goes with what was won with it; its deposit stays. */
export const useGiveUpBonus = () =>
  useApiMutation(giveUpBonus, {
    publishes: ['wallet.changed'],
    invalidates: [getDepositPromotions, getRewards, getRewardHistory],
  });
