import { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import { getWithdrawable, getWithdrawals, submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useIdempotentMutation } from 'shared-kernel/idempotent-mutation';
import { useApi } from 'shared-kernel/query';

/** What may be withdrawn, what turnover holds, and the limits of a request. */
export type Funds = ValueOf<typeof getWithdrawable>;

/** What may be withdrawn now: every bet and deposit changes it. */
export const useWithdrawable = () => useApi(getWithdrawable, {}, { refreshedBy: 'wallet.changed' });

/** Where all of the member's money is. */
export const useConsolidatedFunds = () => useApi(getConsolidatedFunds, {}, { refreshedBy: 'wallet.changed' });

/** A withdrawal, asked for once however often it is tried. */
export const useWithdraw = (onSuccess: () => void) =>
  useIdempotentMutation(submitWithdrawal, {
    name: 'withdrawal',
    secrets: ['paymentPassword'],
    publishes: ['wallet.changed'],
    invalidates: [getWithdrawals],
    onSuccess,
  });
