import { useState } from 'react';
import { storedText } from 'shared-kernel/storage';
import type { BankCard } from '../../shared/bank-accounts/bank-account-calls.ts';

/** Kept in this tab beside the amount, through a reload and a way out and back. */
const kept = storedText('draft:withdraw-to', { owner: 'member', area: 'session' });

/** The account that money is sent to: what was chosen last in this tab, while it is there, else the default. */
export const useAccountChoice = (cards: readonly BankCard[]) => {
  const [id, setId] = useState(kept.read);
  return {
    account: cards.find((card) => card.id === id) ?? cards[0],
    choose: (next: string) => {
      kept.write(next);
      setId(next);
    },
  };
};
