import { paths } from '@shared-kernel/contracts/system/paths';
import { MissingCard, PaymentPasswordRequired } from '@shared-kernel/forms/payment';
import { Column } from '@shared-kernel/ui/column';
import { ReceiptText } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { type BankCardsQuery, useBankCards } from '../../shared/bank-accounts/bank-account-calls.ts';
import { BankCardSheet } from '../../shared/bank-accounts/bank-card-sheet.tsx';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { type Funds, useWithdrawable } from './api/withdraw-calls.ts';
import { TurnoverCard, WithdrawableCard } from './funds-card.tsx';
import styles from './withdraw.module.css';
import { WithdrawForm } from './withdraw-form.tsx';

/** In the place of what asks for an account, for a member who has none: the way to one. */
const BankCardMissing = ({ payeeName }: { readonly payeeName: string | undefined }) => {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MissingCard
        title={t('card.missing')}
        text={t('card.missingText')}
        action={t('card.submit')}
        onAct={() => setOpen(true)}
      />
      <BankCardSheet isOpen={isOpen} onClose={() => setOpen(false)} payeeName={payeeName} />
    </>
  );
};

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
    <Loaded query={query} fallback={<Skeleton height={WAIT_PX} />} errorFallback={{ title: t('card.listFailed') }}>
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
const WithdrawSteps = (steps: StepsProps) => (
  <PaymentPasswordRequired>{(lockedUntil) => <Cards {...steps} lockedUntil={lockedUntil} />}</PaymentPasswordRequired>
);

const FUNDS_PX = 120;
const STEPS_PX = 280;

const Wait = () => (
  <>
    <Skeleton height={FUNDS_PX} />
    <Skeleton height={STEPS_PX} />
  </>
);

/** What may be withdrawn, what holds the rest, and the way to have it sent. */
export const Page = () => {
  const { t } = useTranslation('member');
  const accounts = useBankCards();
  return (
    <Column>
      <div className={styles.head}>
        <LinkButton to={paths.withdrawalRecord} size="s" icon={ReceiptText}>
          {t('withdraw.records')}
        </LinkButton>
      </div>
      <Loaded
        query={useWithdrawable()}
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('withdraw.failed'), text: t('withdraw.failedText') }}
      >
        {(funds) => (
          <>
            {funds.exclusion !== undefined && <BreakNote at="withdraw" exclusion={funds.exclusion} />}
            <WithdrawableCard funds={funds} />
            <WithdrawSteps funds={funds} accounts={accounts} />
            <TurnoverCard {...funds} />
          </>
        )}
      </Loaded>
    </Column>
  );
};
