import {
  DEPOSIT_METHODS,
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositByWallet,
  getDepositMethods,
} from '@shared-kernel/contracts/member/deposits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';

export interface Choice {
  readonly method: Method;
  readonly channel: Channel;
}

/** Channels of the methods that this page can pay by, in the server's order. */
export const choicesOf = ({ methods }: DepositMethods): readonly Choice[] =>
  methods.flatMap(({ method, channels }) => {
    const known = knownMethod(method);
    return known === undefined ? [] : channels.map((channel) => ({ method: known, channel }));
  });

export type DepositMethods = ValueOf<typeof getDepositMethods>;
export type Channel = DepositMethods['methods'][number]['channels'][number];

/** What the member can pay by, and which deposits still wait: a payment elsewhere changes that. */
export const useDepositMethods = () =>
  useApi(getDepositMethods, { language: useLanguage() }, { refreshedBy: 'wallet.changed' });

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
