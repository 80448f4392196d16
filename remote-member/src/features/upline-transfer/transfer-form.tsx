import { AmountField, Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useBreakWords } from '../../shared/breaks/use-break-words.ts';
import { PaymentLocked } from '../../shared/payment-password/payment-locked.tsx';
import { ResetPaymentSheet } from '../../shared/payment-password/reset-payment-sheet.tsx';
import { type Transferable, useTransfer } from './api/transfer-calls.ts';
import { TransferSheet } from './transfer-sheet.tsx';

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
  const operation = useTransfer(form.forget);
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
        operation={operation}
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
