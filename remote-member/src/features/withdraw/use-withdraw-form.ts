import { useAppForm } from '@shared-kernel/forms';
import { useState } from 'react';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import type { BankCard } from '../../shared/bank-accounts/bank-account-calls.ts';
import type { Funds } from './funds-card.tsx';
import { useAccountChoice } from './use-account-choice.ts';

/** What one withdrawal to this account may be, in minor units. */
const limitsOf = (funds: Funds, account: BankCard | undefined) => ({
  min: parseAmount(account?.kind === 'wallet' ? funds.minWallet : funds.minBank),
  max: Math.min(parseAmount(funds.maxAmount), parseAmount(funds.withdrawable)),
});

/** Account and amount, kept until the withdrawal is done; `asked` once they are to be looked at. */
export const useWithdrawForm = (funds: Funds, cards: readonly BankCard[]) => {
  const { account, choose } = useAccountChoice(cards);
  const [amount, setAmount] = useState<string | null>(null);
  const limits = limitsOf(funds, account);
  const form = useAppForm({
    texts: 'member',
    draft: 'withdraw',
    keepsDraft: true,
    defaultValues: { amount: null as number | null },
    fields: { amount: { required: true, ...limits } },
    submit: async (values) => setAmount(toDecimalAmount(values.amount ?? 0)),
  });
  return {
    form,
    limits,
    account,
    choose,
    asked: amount === null || account === undefined ? null : { amount, cardId: account.id },
    close: () => setAmount(null),
  };
};

export type WithdrawFields = ReturnType<typeof useWithdrawForm>;
