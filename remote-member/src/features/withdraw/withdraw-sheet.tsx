import { useState } from 'react';
import { paths } from 'shared-kernel/contracts/paths';
import type { submitWithdrawal } from 'shared-kernel/contracts/withdrawals';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Operation } from 'shared-kernel/operation';
import { ConfirmSheet } from 'shared-kernel/ui/confirm-sheet';
import { LinkButton } from 'shared-kernel/ui/link-button';
import type { BankCard } from '../../shared/bank-accounts/bank-account-calls.ts';
import { PaymentEntry, usePaymentEntry } from '../../shared/payment-password/payment-entry.tsx';
import { ExpectedTime } from './expected-time.tsx';
import type { Funds } from './funds-card.tsx';
import { useRefusal } from './use-refusal.ts';

interface Asked {
  readonly amount: string;
  readonly cardId: string;
}

interface WithdrawSheetProps {
  readonly operation: Operation<typeof submitWithdrawal>;
  /** What the form asks for; null while nothing is looked at. */
  readonly asked: Asked | null;
  readonly onClose: () => void;
  /** The payment password is forgotten; what was looked at waits. */
  readonly onForgotten: () => void;
  readonly isWaiting: boolean;
  readonly cards: readonly BankCard[];
  readonly funds: Funds;
}

/** What the sheet repeats: what was sent, also before a reload, else what the form asks for. */
const shownOf = ({ operation, asked }: WithdrawSheetProps): Partial<Asked> =>
  operation.phase === 'idle' ? (asked ?? {}) : (operation.input ?? asked ?? {});

/** The last look before the money is held, the payment password, and in the same place what became of it. */
export const WithdrawSheet = (props: WithdrawSheetProps) => {
  const { operation, asked, onClose, onForgotten, isWaiting, cards, funds } = props;
  const { t } = useTranslation('member');
  const { money, minute } = useFormat();
  const password = usePaymentEntry();
  const [isAway, setAway] = useState(false);
  const refusal = useRefusal(operation.error);
  const { amount = '0.00', cardId } = shownOf(props);
  const card = cards.find(({ id }) => id === cardId);
  const expectedBy = operation.value?.expectedBy;
  // What was sent before a reload opens by itself, and stays until it is read or put away.
  const isOpenStill = operation.phase !== 'idle' && !isAway;
  const close = () => {
    password.forget();
    operation.close();
    setAway(true);
    onClose();
  };
  const forgotten = () => {
    password.forget();
    operation.close();
    onForgotten();
  };
  const send = () => asked && password.with((paymentPassword) => operation.start({ ...asked, paymentPassword }));
  const askAgain = () =>
    operation.needsSecrets
      ? password.with((paymentPassword) => operation.askAgain({ paymentPassword }))
      : operation.askAgain();
  return (
    <ConfirmSheet
      isOpen={!isWaiting && (asked !== null || isOpenStill)}
      onClose={close}
      title={t(operation.phase === 'done' ? 'withdraw.asked' : 'withdraw.confirm')}
      consequence={{
        amount,
        ...(card && { to: `${card.bankName} ${card.account}` }),
        fee: funds.fee,
        net: toDecimalAmount(Math.max(0, parseAmount(amount) - parseAmount(funds.fee))),
      }}
      action={t('withdraw.action', { amount: money(amount) })}
      what={t('withdraw.what', { amount: money(amount) })}
      phase={operation.phase}
      isRestored={operation.isRestored}
      refusal={refusal}
      receipt={
        <>
          {expectedBy !== undefined && <p>{t('withdraw.expected.by', { when: minute(expectedBy) })}</p>}
          <LinkButton to={paths.withdrawalRecord}>{t('withdraw.records')}</LinkButton>
        </>
      }
      onConfirm={send}
      onAskAgain={askAgain}
    >
      <ExpectedTime funds={funds} amount={amount} />
      <PaymentEntry of={password} onForgotten={forgotten} />
    </ConfirmSheet>
  );
};
