import { useState } from 'react';
import { AmountField, Form, SubmitButton, useAppForm } from 'shared-kernel/form';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Landmark } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { Select } from 'shared-kernel/ui/select';
import { useWithdraw } from './api/withdraw-calls.ts';
import type { Funds } from './funds-card.tsx';
import { type BankCard, WithdrawSheet } from './withdraw-sheet.tsx';

interface WithdrawFormProps {
  readonly funds: Funds;
  readonly cards: readonly BankCard[];
}

/** What one withdrawal to this account may be, in minor units. */
const limitsOf = (funds: Funds, card: BankCard | undefined) => ({
  min: parseAmount(card?.kind === 'wallet' ? funds.minWallet : funds.minBank),
  max: Math.min(parseAmount(funds.maxAmount), parseAmount(funds.withdrawable)),
});

/** Where to and how much; then the last look, with the payment password. */
export const WithdrawForm = ({ funds, cards }: WithdrawFormProps) => {
  const { t } = useTranslation('member');
  const kit = useKitTexts();
  const { money } = useFormat();
  const operation = useWithdraw();
  const [cardId, setCardId] = useState(cards[0]?.id ?? '');
  const [amount, setAmount] = useState<string | null>(null);
  const limits = limitsOf(
    funds,
    cards.find(({ id }) => id === cardId),
  );
  const form = useAppForm({
    texts: 'member',
    draft: 'withdraw',
    defaultValues: { amount: null as number | null },
    fields: { amount: { required: true, ...limits } },
    submit: async (values) => setAmount(toDecimalAmount(values.amount ?? 0)),
  });
  return (
    <>
      <Form form={form} label={kit('withdraw')}>
        <Select
          label={t('withdraw.to')}
          icon={Landmark}
          value={cardId}
          options={cards.map(({ id, bankName, account }) => ({ value: id, label: `${bankName} ${account}` }))}
          onChange={(event) => setCardId(event.target.value)}
        />
        <AmountField
          of={form.fields.amount}
          label={t('withdraw.amount')}
          hint={t('withdraw.limits', { min: money(toDecimalAmount(limits.min)), max: money(funds.maxAmount) })}
          all={limits.max}
          feeOf={() => parseAmount(funds.fee)}
        />
        <SubmitButton form={form}>{kit('withdraw')}</SubmitButton>
      </Form>
      <WithdrawSheet
        operation={operation}
        asked={amount === null ? null : { amount, cardId }}
        onClose={() => setAmount(null)}
        cards={cards}
        fee={funds.fee}
      />
    </>
  );
};
