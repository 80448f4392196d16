import type { submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Failures } from '@shared-kernel/forms';
import { PaymentEntry, useLastLook, usePaymentRefusal } from '@shared-kernel/forms/payment';
import { ConfirmSheet } from '@shared-kernel/ui/confirm-sheet';
import { LinkButton } from '@shared-kernel/ui/link-button';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { IdempotentMutation } from 'shared-kernel/idempotent-mutation';
import type { BankCard } from '../../shared/bank-accounts/bank-account-calls.ts';
import type { Funds } from './api/withdraw-calls.ts';
import styles from './withdraw.module.css';

type Promised = Pick<Funds, 'paidWithinMinutes' | 'reviewedWithinHours' | 'reviewAbove'>;

interface ExpectedTimeProps {
  readonly funds: Promised;
  /** What is asked for: a large amount is always looked at. */
  readonly amount?: string;
}

/** When the money is there: as a rule, and where a person looks first. Nothing where the platform promises nothing. */
export const ExpectedTime = ({ funds, amount = '0.00' }: ExpectedTimeProps) => {
  const { t } = useTranslation('member');
  const { paidWithinMinutes: minutes, reviewedWithinHours: hours, reviewAbove } = funds;
  const isLarge = reviewAbove !== undefined && parseAmount(amount) > parseAmount(reviewAbove);
  if (minutes === undefined || hours === undefined) return null;
  return (
    <p className={styles.quiet}>
      {!isLarge && `${t('withdraw.expected.soon', { count: minutes })} `}
      {t('withdraw.expected.review', { count: hours })}
    </p>
  );
};

const FAILURES = {
  'withdraw.amount': 'withdraw.refused.amount',
  'withdraw.attempts': 'withdraw.refused.attempts',
  'withdraw.turnover': 'withdraw.refused.turnover',
  'wallet.insufficient': 'withdraw.refused.insufficient',
  'not.found': 'withdraw.refused.card',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof submitWithdrawal>>;

interface Asked {
  readonly amount: string;
  readonly cardId: string;
}

interface WithdrawSheetProps {
  readonly mutation: IdempotentMutation<typeof submitWithdrawal>;
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
const shownOf = ({ mutation, asked }: WithdrawSheetProps): Partial<Asked> =>
  mutation.phase === 'idle' ? (asked ?? {}) : (mutation.input ?? asked ?? {});

/** The last look before the money is held, the payment password, and in the same place what became of it. */
export const WithdrawSheet = (props: WithdrawSheetProps) => {
  const { mutation, asked, cards, funds } = props;
  const { t } = useTranslation('member');
  const { money, minute } = useFormat();
  const { password, isOpen, close, forgotten, askAgain } = useLastLook(mutation, {
    ...props,
    isAsked: asked !== null,
  });
  const refusal = usePaymentRefusal(mutation.error, 'member', FAILURES);
  const { amount: wanted, cardId } = shownOf(props);
  const amount = wanted ?? '0.00';
  const card = cards.find(({ id }) => id === cardId);
  const expectedBy = mutation.value?.expectedBy;
  // What was taken, once the platform has said it; before that what the page was told.
  const fee = mutation.value?.fee ?? funds.fee;
  const send = () =>
    wanted !== undefined &&
    cardId !== undefined &&
    password.with((paymentPassword) => mutation.start({ amount: wanted, cardId, paymentPassword }));
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={close}
      title={t(mutation.phase === 'done' ? 'withdraw.asked' : 'withdraw.confirm')}
      consequence={{
        amount,
        ...(card && { to: `${card.bankName} ${card.account}` }),
        fee,
        net: toDecimalAmount(Math.max(0, parseAmount(amount) - parseAmount(fee))),
      }}
      action={t('withdraw.action', { amount: money(amount) })}
      words={{
        sending: t('withdraw.news.sending', { amount: money(amount) }),
        unknown: t('withdraw.news.unknown', { amount: money(amount) }),
        doneTitle: t('withdraw.news.doneTitle'),
        done: t('withdraw.news.done', { amount: money(amount) }),
      }}
      phase={mutation.phase}
      isRestored={mutation.isRestored}
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
