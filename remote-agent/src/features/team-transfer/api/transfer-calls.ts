import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import { getDownlineTransfer, transferMultipleDownline } from '@shared-kernel/contracts/agent/transfers';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useIdempotentMutation } from 'shared-kernel/idempotent-mutation';
import { useApi } from 'shared-kernel/query';

export type Transferable = ValueOf<typeof getDownlineTransfer>;

/** How much may be sent now: every bet and deposit changes it. */
export const useTransferable = () => useApi(getDownlineTransfer, {}, { refreshedBy: 'wallet.changed' });

/** The same amount to each of some members, all or none, sent once however often it is tried. */
export const useTransfer = (onSuccess: () => void) =>
  useIdempotentMutation(transferMultipleDownline, {
    name: 'team-transfer',
    secrets: ['paymentPassword'],
    publishes: ['wallet.changed'],
    invalidates: [getDownlineTransfer, getDownlines],
    onSuccess,
  });
