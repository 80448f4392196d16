import {
  addBankCard,
  changeBankCard,
  getBankCards,
  getWithdrawBanks,
  removeBankCard,
} from '@shared-kernel/contracts/member/bank-accounts';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';

export type BankCard = ValueOf<typeof getBankCards>['list'][number];

export const useBankCards = () => useApi(getBankCards, {});

export type BankCardsQuery = ReturnType<typeof useBankCards>;

export const useWithdrawBanks = () => useApi(getWithdrawBanks, { language: useLanguage() });

export const useAddBankCard = () => useApiMutation(addBankCard, { invalidates: [getBankCards] });

/** Makes an account the default, or takes its removal back. */
export const useChangeBankCard = () => useApiMutation(changeBankCard, { invalidates: [getBankCards] });

export const useRemoveBankCard = () => useApiMutation(removeBankCard, { invalidates: [getBankCards] });
