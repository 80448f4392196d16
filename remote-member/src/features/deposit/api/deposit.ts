import {
  cancelDeposit,
  getDeposit,
  getDepositMethods,
  getDepositRecords,
} from '@shared-kernel/contracts/member/deposits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { usePoll } from '../../../shared/poll/poll.ts';

export type Deposit = ValueOf<typeof getDeposit>;

/** It may still change by itself: it waits for its payment, or the payment is looked at. */
export const isOpen = ({ status }: Pick<Deposit, 'status'>): boolean => status === 'waiting' || status === 'checking';

export const useDeposit = (orderNo: string) => useApi(getDeposit, { orderNo, language: useLanguage() });

/** Asks what has become of it, until nothing more can. */
export const useDepositNews = (orderNo: string) =>
  usePoll(getDeposit, { orderNo, language: useLanguage() }, { until: (deposit) => !isOpen(deposit) });

export const useCancelDeposit = () =>
  useApiMutation(cancelDeposit, { invalidates: [getDeposit, getDepositMethods, getDepositRecords] });
