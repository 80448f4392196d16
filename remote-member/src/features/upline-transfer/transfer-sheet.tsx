import type { transferToUpline } from '@shared-kernel/contracts/member/transfers';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Failures } from '@shared-kernel/forms';
import { ConfirmSheet } from '@shared-kernel/ui/confirm-sheet';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { IdempotentMutation } from 'shared-kernel/idempotent-mutation';
import { PaymentEntry, useLastLook } from '../../shared/payment-password/payment-entry.tsx';
import { usePaymentRefusal } from '../../shared/payment-password/use-payment-refusal.ts';

const FAILURES = {
  'transfer.upline': 'uplineTransfer.noneText',
  'transfer.amount': 'uplineTransfer.refused.amount',
  'transfer.limit': 'uplineTransfer.refused.limit',
  'member.excluded': 'uplineTransfer.refused.excluded',
  'withdraw.turnover': 'uplineTransfer.refused.turnover',
  'wallet.insufficient': 'uplineTransfer.refused.insufficient',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof transferToUpline>>;

interface TransferSheetProps {
  readonly operation: IdempotentMutation<typeof transferToUpline>;
  /** The amount that the form asks for; null while nothing is looked at. */
  readonly asked: string | null;
  readonly onClose: () => void;
  /** The payment password is forgotten; what was looked at waits. */
  readonly onForgotten: () => void;
  readonly isWaiting: boolean;
  /** Masked. */
  readonly upline: string;
}

/** The last look before the money is gone, the payment password, and in the same place what became of it. */
export const TransferSheet = (props: TransferSheetProps) => {
  const { operation, asked, upline } = props;
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { password, isOpen, close, forgotten, askAgain } = useLastLook(operation, {
    ...props,
    isAsked: asked !== null,
  });
  const refusal = usePaymentRefusal(operation.error, FAILURES);
  const sent = operation.phase === 'idle' ? undefined : operation.input?.amount;
  const wanted = sent ?? asked;
  const amount = wanted ?? '0.00';
  const send = () =>
    wanted !== null && password.with((paymentPassword) => operation.start({ amount: wanted, paymentPassword }));
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={close}
      title={t(operation.phase === 'done' ? 'uplineTransfer.sent' : 'uplineTransfer.confirm')}
      consequence={{ amount, to: upline }}
      action={t('uplineTransfer.action', { amount: money(amount) })}
      what={t('uplineTransfer.what', { amount: money(amount) })}
      phase={operation.phase}
      isRestored={operation.isRestored}
      refusal={refusal}
      receipt={<LinkButton to={paths.accountRecord}>{t('uplineTransfer.records')}</LinkButton>}
      onConfirm={send}
      onAskAgain={askAgain}
    >
      <Note>{t('uplineTransfer.final')}</Note>
      <PaymentEntry of={password} onForgotten={forgotten} />
    </ConfirmSheet>
  );
};
