import { AmountField, Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { PaymentLocked, ResetPaymentSheet } from '@shared-kernel/forms/payment';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type Transferable, useTransfer } from './api/transfer-calls.ts';
import { type Asked, TransferSheet } from './transfer-sheet.tsx';

interface TransferFormProps {
  readonly funds: Transferable;
  readonly userNames: readonly string[];
  readonly lockedUntil: string | undefined;
}

/** What may go to each of so many, in minor units. */
const limitsOf = ({ minAmount, withdrawable, leftToday }: Transferable, count: number) => {
  const all = Math.min(parseAmount(withdrawable), parseAmount(leftToday));
  return { min: parseAmount(minAmount), max: Math.floor(all / Math.max(count, 1)) };
};

/** Why nothing may be sent now, in words; undefined where it may. */
const useBlock = ({ funds, userNames }: TransferFormProps): string | undefined => {
  const { t } = useTranslation('agent');
  const { day, time } = useFormat();
  const { exclusion, leftToday, locked } = funds;
  const { min, max } = limitsOf(funds, userNames.length);
  if (exclusion !== undefined) {
    const { kind, until } = exclusion;
    const when = { day: day(until), time: time(until) };
    return t(kind === 'selfExclusion' ? 'teamTransfer.block.selfExclusion' : 'teamTransfer.block.timeOut', when);
  }
  const least = Math.max(min, 1);
  if (max >= least) return undefined;
  if (parseAmount(leftToday) < least * userNames.length) return t('teamTransfer.block.day');
  return t(parseAmount(locked) > 0 ? 'teamTransfer.block.turnover' : 'teamTransfer.block.low');
};

/** How much to each; then the last look, with the payment password, which outlives what blocks the next transfer. */
export const TransferForm = (props: TransferFormProps) => {
  const { funds, userNames, lockedUntil } = props;
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isResetting, setResetting] = useState(false);
  const limits = limitsOf(funds, userNames.length);
  const form = useAppForm({
    texts: 'agent',
    draft: 'team-transfer',
    keepsDraft: true,
    defaultValues: { amount: null as number | null },
    fields: { amount: { required: true, ...limits } },
    submit: async ({ amount }) => setAsked({ userNames, amount: toDecimalAmount(amount ?? 0) }),
  });
  const mutation = useTransfer(form.forget);
  const block = useBlock(props);
  const isOpen = lockedUntil === undefined && userNames.length > 0;
  return (
    <>
      {lockedUntil !== undefined && <PaymentLocked until={lockedUntil} />}
      {isOpen && block !== undefined && <Note tone="warn">{block}</Note>}
      {isOpen && block === undefined && (
        <Form form={form} label={t('teamTransfer.title')}>
          <AmountField
            field={form.fields.amount}
            label={t(userNames.length > 1 ? 'teamTransfer.amountEach' : 'teamTransfer.amount')}
            hint={t('teamTransfer.limits', { min: money(funds.minAmount), left: money(funds.leftToday) })}
            all={limits.max}
          />
          <SubmitButton form={form}>{t('teamTransfer.send')}</SubmitButton>
        </Form>
      )}
      <TransferSheet
        mutation={mutation}
        asked={asked}
        onClose={() => setAsked(null)}
        onForgotten={() => setResetting(true)}
        isWaiting={isResetting}
      />
      <ResetPaymentSheet isOpen={isResetting} onClose={() => setResetting(false)} />
    </>
  );
};
