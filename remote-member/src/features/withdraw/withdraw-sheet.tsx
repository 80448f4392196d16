import type { getBankCards } from 'shared-kernel/contracts/bank-accounts';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { paths } from 'shared-kernel/contracts/paths';
import type { submitWithdrawal } from 'shared-kernel/contracts/withdrawals';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Operation } from 'shared-kernel/operation';
import { ConfirmSheet } from 'shared-kernel/ui/confirm-sheet';
import { LinkButton } from 'shared-kernel/ui/link-button';
import { PaymentEntry, usePaymentEntry } from '../../shared/payment-password/payment-entry.tsx';
import { useRefusal } from './use-refusal.ts';

export type BankCard = ValueOf<typeof getBankCards>['list'][number];

interface Asked {
  readonly amount: string;
  readonly cardId: string;
}

interface WithdrawSheetProps {
  readonly operation: Operation<typeof submitWithdrawal>;
  /** What the form asks for; null while nothing is looked at. */
  readonly asked: Asked | null;
  readonly onClose: () => void;
  readonly cards: readonly BankCard[];
  readonly fee: string;
}

/** What the sheet repeats: what was sent, also before a reload, else what the form asks for. */
const shownOf = ({ operation, asked }: WithdrawSheetProps): Partial<Asked> =>
  operation.phase === 'idle' ? (asked ?? {}) : (operation.input ?? asked ?? {});

/** The last look before the money is held, the payment password, and in the same place what became of it. */
export const WithdrawSheet = (props: WithdrawSheetProps) => {
  const { operation, asked, onClose, cards, fee } = props;
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const password = usePaymentEntry();
  const refusal = useRefusal(operation.error);
  const { amount = '0.00', cardId } = shownOf(props);
  const card = cards.find(({ id }) => id === cardId);
  const close = () => {
    password.forget();
    operation.close();
    onClose();
  };
  const send = () => asked && password.with((paymentPassword) => operation.start({ ...asked, paymentPassword }));
  const askAgain = () =>
    operation.needsSecrets
      ? password.with((paymentPassword) => operation.askAgain({ paymentPassword }))
      : operation.askAgain();
  return (
    <ConfirmSheet
      isOpen={asked !== null || operation.isRestored}
      onClose={close}
      title={t('withdraw.confirm')}
      consequence={{
        amount,
        ...(card && { to: `${card.bankName} ${card.account}` }),
        fee,
        net: toDecimalAmount(Math.max(0, parseAmount(amount) - parseAmount(fee))),
      }}
      action={t('withdraw.action', { amount: money(amount) })}
      what={t('withdraw.what', { amount: money(amount) })}
      phase={operation.phase}
      isRestored={operation.isRestored}
      refusal={refusal}
      receipt={<LinkButton to={paths.withdrawalRecord}>{t('withdraw.records')}</LinkButton>}
      onConfirm={send}
      onAskAgain={askAgain}
    >
      <PaymentEntry of={password} />
    </ConfirmSheet>
  );
};
