import { getTransactions } from '@shared-kernel/contracts/member/transactions';
import { getUplineTransfer, transferToUpline } from '@shared-kernel/contracts/member/transfers';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useIdempotentMutation } from 'shared-kernel/idempotent-mutation';
import { useApi } from 'shared-kernel/query';

export type Transferable = ValueOf<typeof getUplineTransfer>;

/** To whom and how much may be sent now: every bet and deposit changes it. */
export const useTransferable = () => useApi(getUplineTransfer, {}, { refreshedBy: 'wallet.changed' });

/** A transfer, sent once however often it is tried. */
export const useTransfer = (onSuccess: () => void) =>
  useIdempotentMutation(transferToUpline, {
    name: 'upline-transfer',
    secrets: ['paymentPassword'],
    publishes: ['wallet.changed'],
    invalidates: [getUplineTransfer, getTransactions],
    onSuccess,
  });
