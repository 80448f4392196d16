import { useState } from 'react';
import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Note } from 'shared-kernel/ui/note';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { MissingCard } from '../../shared/missing-card/missing-card.tsx';
import { usePaymentPassword } from '../../shared/payment-password/payment-password-calls.ts';
import { PaymentPasswordMissing } from '../../shared/payment-password/payment-password-missing.tsx';
import { useBankCards } from './api/withdraw-calls.ts';
import { BankCardSheet } from './bank-card-sheet.tsx';
import type { Funds } from './funds-card.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

const WAIT_PX = 280;

const BankCardMissing = ({ payeeName }: { readonly payeeName: string | undefined }) => {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MissingCard
        title={t('withdraw.card.missing')}
        text={t('withdraw.card.missingText')}
        action={t('withdraw.card.submit')}
        onAct={() => setOpen(true)}
      />
      <BankCardSheet isOpen={isOpen} onClose={() => setOpen(false)} payeeName={payeeName} />
    </>
  );
};

/** Why nothing may leave now, in words; undefined where it may. */
const useBlock = ({ withdrawable, minWallet, attemptsLeft, turnover }: Funds): string | undefined => {
  const { t } = useTranslation('member');
  if (attemptsLeft === 0) return t('withdraw.refused.attempts');
  if (parseAmount(withdrawable) >= parseAmount(minWallet)) return undefined;
  return t(turnover.length > 0 ? 'withdraw.block.turnover' : 'withdraw.block.low');
};

const Cards = ({ funds }: { readonly funds: Funds }) => {
  const { t } = useTranslation('member');
  const block = useBlock(funds);
  return (
    <Loaded
      query={useBankCards()}
      wait={<Skeleton height={WAIT_PX} />}
      failed={{ title: t('withdraw.card.listFailed') }}
    >
      {({ list, payeeName }) => {
        if (list.length === 0) return <BankCardMissing payeeName={payeeName} />;
        return block === undefined ? <WithdrawForm funds={funds} cards={list} /> : <Note tone="warn">{block}</Note>;
      }}
    </Loaded>
  );
};

/** What has to be there first, one after the other, each with the way to it; then the form. */
export const WithdrawSteps = ({ funds }: { readonly funds: Funds }) => {
  const { t } = useTranslation('member');
  return (
    <Loaded query={usePaymentPassword()} wait={<Skeleton height={WAIT_PX} />} failed={{ title: t('payment.failed') }}>
      {({ hasWithdrawalPassword }) => (hasWithdrawalPassword ? <Cards funds={funds} /> : <PaymentPasswordMissing />)}
    </Loaded>
  );
};
