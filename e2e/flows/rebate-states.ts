import { claimRebate, getManualRebate } from '@shared-kernel/contracts/member/rebates';
import { paths } from '@shared-kernel/contracts/system/paths';
import { aManualRebate } from '@shared-kernel/testing/money-builders';
import { answered, refused } from '../pictures/still/own-answers.ts';
import type { MoneyState } from './money-states.ts';

const at = paths.manualRebate;
const rebate = { gameType: 'RNG', validBet: '198.00', rate: '0.50', rebate: '0.99', claimed: '0.00', open: '0.99' };

/** What of a rebate may not be claimed, or did not come. */
export const REBATE_STATES: readonly MoneyState[] = [
  {
    name: 'a rebate below its least',
    at,
    answers: [answered(getManualRebate, aManualRebate({ list: [rebate], open: '0.99', claimable: '0.00' }))],
  },
  {
    name: 'a rebate that is all claimed',
    at,
    answers: [
      answered(
        getManualRebate,
        aManualRebate({
          list: [{ ...rebate, validBet: '6320.00', rebate: '31.60', claimed: '31.60', open: '0.00' }],
          open: '0.00',
          claimable: '0.00',
          claimed: '31.60',
        }),
      ),
    ],
  },
  {
    name: 'a claim that was not confirmed',
    at,
    answers: [refused(claimRebate, 'unknown')],
    reach: async (page, t) => {
      const main = page.getByRole('main');
      await main.getByRole('button', { name: t('member:manualRebate.claimAll') }).click();
      await main.getByRole('alert').waitFor();
    },
  },
];
