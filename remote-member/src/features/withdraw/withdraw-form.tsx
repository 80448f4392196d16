import { AmountField, Form, SubmitButton } from '@shared-kernel/forms';
import { useState } from 'react';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { PaymentLocked } from '../../shared/payment-password/payment-locked.tsx';
import { ResetPaymentSheet } from '../../shared/payment-password/reset-payment-sheet.tsx';
import { AccountChoice, type Accounts } from './account-choice.tsx';
import { useWithdraw } from './api/withdraw-calls.ts';
import { Blocked, blockOf } from './blocked.tsx';
import { ExpectedTime } from './expected-time.tsx';
import type { Funds } from './funds-card.tsx';
import { useWithdrawForm, type WithdrawFields } from './use-withdraw-form.ts';
import { WithdrawSheet } from './withdraw-sheet.tsx';

interface WithdrawFormProps {
  readonly funds: Funds;
  readonly accounts: Accounts;
  readonly lockedUntil: string | undefined;
}

interface FieldsProps extends Pick<WithdrawFormProps, 'funds' | 'accounts'> {
  readonly of: WithdrawFields;
}

const Fields = ({ of: { form, limits, account, choose }, funds, accounts }: FieldsProps) => {
  const { t } = useTranslation('member');
  const kit = useKitTexts();
  const { money } = useFormat();
  return (
    <Form form={form} label={kit('withdraw')}>
      <AccountChoice accounts={accounts} chosen={account} onChoose={choose} />
      <AmountField
        of={form.fields.amount}
        label={t('withdraw.amount')}
        hint={t('withdraw.limits', { min: money(toDecimalAmount(limits.min)), max: money(funds.maxAmount) })}
        all={limits.max}
        feeOf={() => parseAmount(funds.fee)}
      />
      <ExpectedTime funds={funds} />
      <SubmitButton form={form}>{kit('withdraw')}</SubmitButton>
    </Form>
  );
};

/** Where to and how much; then the last look, with the payment password. The look outlives what blocks the next withdrawal. */
export const WithdrawForm = ({ funds, accounts, lockedUntil }: WithdrawFormProps) => {
  const fields = useWithdrawForm(funds, accounts.list);
  const operation = useWithdraw(fields.form.forget);
  const [isResetting, setResetting] = useState(false);
  const block = blockOf(funds);
  return (
    <>
      {lockedUntil !== undefined && <PaymentLocked until={lockedUntil} />}
      {lockedUntil === undefined && block !== undefined && (
        <Blocked by={block} isOnBreak={funds.exclusion !== undefined} />
      )}
      {lockedUntil === undefined && block === undefined && <Fields of={fields} funds={funds} accounts={accounts} />}
      <WithdrawSheet
        operation={operation}
        asked={fields.asked}
        onClose={fields.close}
        onForgotten={() => setResetting(true)}
        isWaiting={isResetting}
        cards={accounts.list}
        funds={funds}
      />
      <ResetPaymentSheet isOpen={isResetting} onClose={() => setResetting(false)} />
    </>
  );
};
