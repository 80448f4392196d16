import { paths } from '@shared-kernel/contracts/system/paths';
import { AmountField, Form, SubmitButton, useAppForm, useFieldValue } from '@shared-kernel/forms';
import { PaymentLocked, ResetPaymentSheet } from '@shared-kernel/forms/payment';
import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { storedText } from 'shared-kernel/storage';
import type { BankCard } from '../../shared/bank-accounts/bank-account-calls.ts';
import { AccountChoice, type Accounts } from './account-choice.tsx';
import { type Funds, useWithdraw } from './api/withdraw-calls.ts';
import { ExpectedTime, WithdrawSheet } from './withdraw-sheet.tsx';

/** Kept in this tab beside the amount, through a reload and a way out and back. */
const kept = storedText('draft:withdraw-to', { owner: 'member', area: 'session' });

/** The account that money is sent to: what was chosen last in this tab, while it is there, else the default. */
const useAccountChoice = (cards: readonly BankCard[]) => {
  const [id, setId] = useState(kept.read);
  return {
    account: cards.find((card) => card.id === id) ?? cards[0],
    choose: (next: string) => {
      kept.write(next);
      setId(next);
    },
  };
};

/** What one withdrawal to this account may be, in minor units. */
const limitsOf = (funds: Funds, account: BankCard | undefined) => ({
  min: parseAmount(account?.kind === 'wallet' ? funds.minWallet : funds.minBank),
  max: Math.min(parseAmount(funds.maxAmount), parseAmount(funds.withdrawable)),
});

/** Amount and account, kept until the withdrawal is done; `asked` once they are to be looked at. */
const useWithdrawForm = (funds: Funds, cards: readonly BankCard[]) => {
  const { account, choose } = useAccountChoice(cards);
  const [amount, setAmount] = useState<string | null>(null);
  const limits = limitsOf(funds, account);
  const form = useAppForm({
    texts: 'member',
    draft: 'withdraw',
    keepsDraft: true,
    defaultValues: { amount: null as number | null },
    fields: { amount: { required: true, ...limits } },
    submit: async (values) => setAmount(toDecimalAmount(values.amount ?? 0)),
  });
  return {
    form,
    limits,
    account,
    choose,
    asked: amount === null || account === undefined ? null : { amount, cardId: account.id },
    close: () => setAmount(null),
  };
};

type WithdrawFields = ReturnType<typeof useWithdrawForm>;

type Block = 'attempts' | 'turnover' | 'low';

/** Why nothing may leave now; undefined where it may. */
const blockOf = ({ withdrawable, minWallet, attemptsLeft, turnover }: Funds): Block | undefined => {
  if (attemptsLeft === 0) return 'attempts';
  if (parseAmount(withdrawable) >= parseAmount(minWallet)) return undefined;
  return turnover.some(({ source }) => source !== 'bonus') ? 'turnover' : 'low';
};

const TEXTS = {
  attempts: 'withdraw.refused.attempts',
  turnover: 'withdraw.block.turnover',
  low: 'withdraw.block.low',
} as const;

/** In the form's place: why nothing may leave, and what helps where something does. */
const Blocked = ({ by, isOnBreak }: { readonly by: Block; readonly isOnBreak: boolean }) => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  return (
    <>
      <Note tone="warn">{t(TEXTS[by])}</Note>
      {by === 'low' && !isOnBreak && (
        <LinkButton to={paths.deposit} variant="primary" isBlock>
          {tCommon('deposit')}
        </LinkButton>
      )}
    </>
  );
};

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
  const tCommon = useCommonTexts();
  const { money } = useFormat();
  return (
    <Form form={form} label={tCommon('withdraw')}>
      <AmountField
        field={form.fields.amount}
        label={t('withdraw.amount')}
        hint={t('withdraw.limits', { min: money(toDecimalAmount(limits.min)), max: money(funds.maxAmount) })}
        all={limits.max}
        feeOf={() => parseAmount(funds.fee)}
      />
      <AccountChoice accounts={accounts} chosen={account} onChoose={choose} />
      <ExpectedTime funds={funds} />
      <BarAtFoot isAboveMenu hidesMenu={useFieldValue(form.fields.amount) !== null}>
        <SubmitButton form={form}>{tCommon('withdraw')}</SubmitButton>
      </BarAtFoot>
    </Form>
  );
};

/** How much and where to; then the last look, with the payment password. The look outlives what blocks the next withdrawal. */
export const WithdrawForm = ({ funds, accounts, lockedUntil }: WithdrawFormProps) => {
  const fields = useWithdrawForm(funds, accounts.list);
  const mutation = useWithdraw(fields.form.forget);
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
        mutation={mutation}
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
