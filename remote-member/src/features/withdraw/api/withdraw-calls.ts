import { addBankCard, getBankCards, getWithdrawBanks } from 'shared-kernel/contracts/bank-accounts';
import { getWithdrawable, getWithdrawals, submitWithdrawal } from 'shared-kernel/contracts/withdrawals';
import { useLanguage } from 'shared-kernel/i18n';
import { useOperation } from 'shared-kernel/operation';
import { useApi, useApiMutation } from 'shared-kernel/query';

/** What may be withdrawn now: every bet and deposit changes it. */
export const useWithdrawable = () => useApi(getWithdrawable, {}, { refreshedBy: 'wallet.changed' });

export const useBankCards = () => useApi(getBankCards, {});

export const useWithdrawBanks = () => useApi(getWithdrawBanks, { language: useLanguage() });

export const useAddBankCard = () => useApiMutation(addBankCard, { invalidates: [getBankCards] });

/** A withdrawal, asked for once however often it is tried. */
export const useWithdraw = () =>
  useOperation(submitWithdrawal, {
    name: 'withdrawal',
    secrets: ['paymentPassword'],
    publishes: ['wallet.changed'],
    invalidates: [getWithdrawals],
  });
