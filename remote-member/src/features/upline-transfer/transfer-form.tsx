import type { transferToUpline } from '@shared-kernel/contracts/member/transfers';
import { paths } from '@shared-kernel/contracts/system/paths';
import { AmountField, type Failures, Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
import {
  PaymentEntry,
  PaymentLocked,
  ResetPaymentSheet,
  useLastLook,
  usePaymentRefusal,
} from '@shared-kernel/forms/payment';
import { ConfirmSheet } from '@shared-kernel/ui/confirm-sheet';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import type { FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { IdempotentMutation } from 'shared-kernel/idempotent-mutation';
import { useBreakWords } from '../../shared/breaks/use-break-words.ts';
import { type Transferable, useTransfer } from './api/transfer-calls.ts';

const FAILURES = {
  'transfer.upline': 'uplineTransfer.noneText',
  'transfer.amount': 'uplineTransfer.refused.amount',
  'transfer.limit': 'uplineTransfer.refused.limit',
  'member.excluded': 'uplineTransfer.refused.excluded',
  'withdraw.turnover': 'uplineTransfer.refused.turnover',
  'wallet.insufficient': 'uplineTransfer.refused.insufficient',
} as const satisfies Failures<'member', never, FailureCodeOf<typeof transferToUpline>>;

interface TransferSheetProps {
  readonly mutation: IdempotentMutation<typeof transferToUpline>;
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
const TransferSheet = (props: TransferSheetProps) => {
  const { mutation, asked, upline } = props;
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { password, isOpen, close, forgotten, askAgain } = useLastLook(mutation, {
    ...props,
    isAsked: asked !== null,
  });
  const refusal = usePaymentRefusal(mutation.error, 'member', FAILURES);
  const sent = mutation.phase === 'idle' ? undefined : mutation.input?.amount;
  const wanted = sent ?? asked;
  const amount = wanted ?? '0.00';
  const send = () =>
    wanted !== null && password.with((paymentPassword) => mutation.start({ amount: wanted, paymentPassword }));
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={close}
      title={t(mutation.phase === 'done' ? 'uplineTransfer.sent' : 'uplineTransfer.confirm')}
      consequence={{ amount, to: upline }}
      action={t('uplineTransfer.action', { amount: money(amount) })}
      words={{
        sending: t('uplineTransfer.news.sending', { amount: money(amount) }),
        unknown: t('uplineTransfer.news.unknown', { amount: money(amount) }),
        doneTitle: t('uplineTransfer.news.doneTitle'),
        done: t('uplineTransfer.news.done', { amount: money(amount) }),
      }}
      phase={mutation.phase}
      isRestored={mutation.isRestored}
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

interface TransferFormProps {
  readonly funds: Transferable;
  readonly lockedUntil: string | undefined;
}

/** The amount, kept until it is sent; `asked` once it is to be looked at. */
const useTransferForm = ({ minAmount, withdrawable, leftToday }: Transferable) => {
  const [asked, setAsked] = useState<string | null>(null);
  const limits = { min: parseAmount(minAmount), max: Math.min(parseAmount(withdrawable), parseAmount(leftToday)) };
  const form = useAppForm({
    texts: 'member',
    draft: 'upline-transfer',
    keepsDraft: true,
    defaultValues: { amount: null as number | null },
    fields: { amount: { required: true, ...limits } },
    submit: async (values) => setAsked(toDecimalAmount(values.amount ?? 0)),
  });
  return { form, limits, asked, close: () => setAsked(null) };
};

/** Why nothing may be sent now, in words; undefined where it may. */
const useBlock = (funds: Transferable): string | undefined => {
  const { t } = useTranslation('member');
  const breakWords = useBreakWords();
  const { withdrawable, minAmount, leftToday, locked, exclusion } = funds;
  if (exclusion !== undefined) return breakWords('transfer', exclusion);
  const least = Math.max(parseAmount(minAmount), 1);
  if (parseAmount(leftToday) < least) return t('uplineTransfer.block.day');
  if (parseAmount(withdrawable) >= least) return undefined;
  return t(parseAmount(locked) > 0 ? 'uplineTransfer.block.turnover' : 'uplineTransfer.block.low');
};

/** How much; then the last look, with the payment password, which outlives what blocks the next transfer. */
export const TransferForm = ({ funds, lockedUntil }: TransferFormProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { form, limits, asked, close } = useTransferForm(funds);
  const mutation = useTransfer(form.forget);
  const [isResetting, setResetting] = useState(false);
  const block = useBlock(funds);
  return (
    <>
      {lockedUntil !== undefined && <PaymentLocked until={lockedUntil} />}
      {lockedUntil === undefined && block !== undefined && <Note tone="warn">{block}</Note>}
      {lockedUntil === undefined && block === undefined && (
        <Form form={form} label={t('uplineTransfer.title')}>
          <AmountField
            field={form.fields.amount}
            label={t('uplineTransfer.amount')}
            hint={t('uplineTransfer.limits', { min: money(funds.minAmount), left: money(funds.leftToday) })}
            all={limits.max}
          />
          <SubmitButton form={form}>{t('uplineTransfer.send')}</SubmitButton>
        </Form>
      )}
      <TransferSheet
        mutation={mutation}
        asked={asked}
        onClose={close}
        onForgotten={() => setResetting(true)}
        isWaiting={isResetting}
        upline={funds.upline}
      />
      <ResetPaymentSheet isOpen={isResetting} onClose={() => setResetting(false)} />
    </>
  );
};
