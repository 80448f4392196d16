import {
  DEPOSIT_METHODS,
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositByWallet,
  getDepositMethods,
} from '@shared-kernel/contracts/member/deposits';
import { useApiMutation } from 'shared-kernel/query';

export type Method = (typeof DEPOSIT_METHODS)[number];

/** By which relay a method's deposits are opened (accounts §7). */
const CALLS = {
  BANK: depositByTransfer,
  EWALLET: depositByWallet,
  QR: depositByQr,
  GATEWAY: depositByGateway,
} as const satisfies Readonly<Record<Method, unknown>>;

/** A method that is newer than the page has no call of it. */
export const knownMethod = (method: string): Method | undefined => DEPOSIT_METHODS.find((known) => known === method);

/** Opens a deposit that waits for its payment; one that waits already is opened again as it is. */
export const useOpenDeposit = (method: Method) => useApiMutation(CALLS[method], { invalidates: [getDepositMethods] });
