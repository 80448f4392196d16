import { getPromotions } from '@shared-kernel/contracts/member/member';
import { claimRebate, getManualRebate, getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import { publish } from 'shared-kernel/events';
import { useApi, useApiMutation } from 'shared-kernel/query';

/** What today's bets give back: every bet and every claim changes it. */
export const useManualRebate = () => useApi(getManualRebate, {}, { refreshedBy: 'wallet.changed', staleTime: 0 });

/** Claims all that is open, once however often it is tried. A refusal says that the page is out of date. */
export const useClaimRebate = () =>
  useApiMutation(claimRebate, {
    publishes: ['wallet.changed'],
    invalidates: [getPromotions, getRebateRecords],
    onError: ({ code }) => {
      if (code === 'rebate.minimum') publish('wallet.changed', {});
    },
  });
