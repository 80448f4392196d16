import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import type { BankCardsQuery } from '../../shared/bank-accounts/bank-account-calls.ts';
import { BankCardMissing } from '../../shared/bank-accounts/bank-card-missing.tsx';
import { PaymentGate } from '../../shared/payment-password/payment-gate.tsx';
import type { Funds } from './funds-card.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

const WAIT_PX = 280;

interface StepsProps {
  readonly funds: Funds;
  readonly accounts: BankCardsQuery;
}

interface CardsProps extends StepsProps {
  readonly lockedUntil: string | undefined;
}

const Cards = ({ funds, accounts: query, lockedUntil }: CardsProps) => {
  const { t } = useTranslation('member');
  return (
    <Loaded query={query} wait={<Skeleton height={WAIT_PX} />} failed={{ title: t('card.listFailed') }}>
      {(accounts) =>
        accounts.list.length === 0 ? (
          <BankCardMissing payeeName={accounts.payeeName} />
        ) : (
          <WithdrawForm funds={funds} accounts={accounts} lockedUntil={lockedUntil} />
        )
      }
    </Loaded>
  );
};

/** What has to be there first, one after the other, each with the way to it; then the form. */
export const WithdrawSteps = (steps: StepsProps) => (
  <PaymentGate>{(lockedUntil) => <Cards {...steps} lockedUntil={lockedUntil} />}</PaymentGate>
);
