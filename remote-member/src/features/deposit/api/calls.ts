import { acceptPromotion, getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import {
  cancelDeposit,
  DEPOSIT_METHODS,
  depositByGateway,
  depositByQr,
  depositByTransfer,
  depositByWallet,
  getDeposit,
  getDepositMethods,
  getDepositRecords,
  reportDepositPaid,
  sendDepositProof,
} from '@shared-kernel/contracts/member/deposits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useState } from 'react';
import { fetchPicture } from 'shared-kernel/api';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { storedText } from 'shared-kernel/storage';
import { usePoll } from '../../../shared/poll/poll.ts';

export interface Choice {
  readonly method: Method;
  readonly channel: Channel;
}

/** By which this browser's last deposit was opened. */
export const lastChannel = storedText('depositChannel', { owner: 'member' });

const minutesOf = ({ channel: { channel, minutes = Number.MAX_SAFE_INTEGER } }: Choice, last: string | null): number =>
  channel === last ? -1 : minutes;

/** Channels of the methods that this page can pay by: the last used first, then the quickest, else in the server's order. */
export const choicesOf = ({ methods }: DepositMethods, last = lastChannel.read()): readonly Choice[] =>
  methods
    .flatMap(({ method, channels }) => {
      const known = knownMethod(method);
      return known === undefined ? [] : channels.map((channel) => ({ method: known, channel }));
    })
    .sort((one, other) => minutesOf(one, last) - minutesOf(other, last));

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
const knownMethod = (method: string): Method | undefined => DEPOSIT_METHODS.find((known) => known === method);

/** Opens a deposit that waits for its payment; one that waits already is opened again as it is. */
export const useOpenDeposit = (method: Method) => useApiMutation(CALLS[method], { invalidates: [getDepositMethods] });

export type Deposit = ValueOf<typeof getDeposit>;

/** It may still change by itself: it waits for its payment, or the payment is looked at. */
export const isOpen = ({ status }: Pick<Deposit, 'status'>): boolean => status === 'waiting' || status === 'checking';

export const useDeposit = (orderNo: string) => useApi(getDeposit, { orderNo, language: useLanguage() });

/** Asks what has become of it, until nothing more can. */
export const useDepositNews = (orderNo: string) =>
  usePoll(getDeposit, { orderNo, language: useLanguage() }, { until: (deposit) => !isOpen(deposit) });

export const useCancelDeposit = () =>
  useApiMutation(cancelDeposit, { invalidates: [getDeposit, getDepositMethods, getDepositRecords] });

export const useReportDepositPaid = () => useApiMutation(reportDepositPaid, { invalidates: [getDeposit] });

type DepositPromotions = ValueOf<typeof getDepositPromotions>;
export type Promotion = DepositPromotions['promotions'][number];

/** What a deposit may take, and the bonus that is on: what is credited or played elsewhere changes both. */
export const useDepositPromotions = () =>
  useApi(getDepositPromotions, { language: useLanguage() }, { refreshedBy: 'wallet.changed' });

export const useAcceptPromotion = () =>
  useApiMutation(acceptPromotion, { invalidates: [getDeposit, getDepositMethods] });

/** Sends the picture once however often it is tried; the deposit has it then, in the place of the one before. */
export const useSendProof = () => useApiMutation(sendDepositProof, { invalidates: [getDeposit] });

/** The sent picture, at an address of this page for as long as it is shown; `null` when it did not come. */
export const useProofPicture = (picture: string) => {
  const [address, setAddress] = useState<string | null>();
  const [asked, setAsked] = useState({ picture });
  if (asked.picture !== picture) setAsked({ picture });
  useEffect(() => {
    const gone = new AbortController();
    let made: string | undefined;
    fetchPicture(asked.picture, gone.signal).then(
      (blob) => {
        if (gone.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => !gone.signal.aborted && setAddress(null),
    );
    return () => {
      gone.abort();
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [asked]);
  return { address, again: () => setAsked({ picture }) };
};
