import { PASSWORD_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, SelectField, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { usePaymentTexts } from '@shared-kernel/forms/payment';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useAddBankCard, useWithdrawBanks } from './bank-account-calls.ts';

interface BankCardSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded?: (id: string) => void;
  /** The member's name, masked, where it is known: every account is in it. */
  readonly payeeName: string | undefined;
}

type Banks = NonNullable<ReturnType<typeof useWithdrawBanks>['data']>['list'];

interface BankCardFormProps extends Omit<BankCardSheetProps, 'isOpen'> {
  readonly banks: Banks;
}

const useBankCardForm = ({ payeeName, onClose, onAdded }: Omit<BankCardFormProps, 'banks'>) =>
  useAppForm({
    texts: 'member',
    defaultValues: { bankCode: '', account: '', payeeName: '', paymentPassword: '' },
    fields: {
      bankCode: { required: true, says: 'card.bankField' },
      account: { required: true, maxLength: SHORT_TEXT_MAX, says: 'card.accountField' },
      payeeName: {
        required: true,
        enabled: payeeName === undefined,
        maxLength: SHORT_TEXT_MAX,
        says: 'card.nameField',
      },
      paymentPassword: { required: true, maxLength: PASSWORD_MAX, says: 'payment.field' },
    },
    submit: useAddBankCard(),
    onSuccess: ({ id }) => {
      onAdded?.(id);
      onClose();
    },
    failures: {
      'payment.wrong': { field: 'paymentPassword', text: 'payment.refused.wrong', clears: ['paymentPassword'] },
      'payment.locked': { text: 'payment.refused.locked', clears: ['paymentPassword'] },
      'card.invalid': { field: 'account', text: 'card.invalid' },
      'card.taken': { field: 'account', text: 'card.taken' },
      'card.limit': 'card.limit',
      'payee.required': { field: 'payeeName', text: 'card.nameField.required' },
      'payee.locked': { field: 'payeeName', text: 'card.locked' },
    },
  });

const BankCardForm = ({ banks, ...card }: BankCardFormProps) => {
  const { t } = useTranslation('member');
  const { payeeName } = card;
  const form = useBankCardForm(card);
  const { fields } = form;
  const own = usePaymentTexts();
  return (
    <Form form={form} label={t('card.title')}>
      <SelectField
        field={fields.bankCode}
        label={t('card.bank')}
        placeholder={t('card.choose')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField
        field={fields.account}
        label={t('card.account')}
        isVerbatim
        isSecret
        inputMode="numeric"
        autoComplete="off"
      />
      {payeeName === undefined ? (
        <TextField field={fields.payeeName} label={t('card.name')} hint={t('card.nameHint')} autoComplete="name" />
      ) : (
        <Note>{t('card.own', { name: payeeName })}</Note>
      )}
      <PasswordField field={fields.paymentPassword} label={own('entry')} inputMode="numeric" autoComplete="off" />
      <SubmitButton form={form}>{t('card.submit')}</SubmitButton>
    </Form>
  );
};

const WAIT_PX = 260;

/** Binds an account: which bank or e-wallet, its number, whose it is where that is not known, and the payment password. */
export const BankCardSheet = ({ isOpen, ...card }: BankCardSheetProps) => {
  const { t } = useTranslation('member');
  const banks = useWithdrawBanks();
  return (
    <Sheet isOpen={isOpen} onClose={card.onClose} title={t('card.title')}>
      <Loaded query={banks} fallback={<Skeleton height={WAIT_PX} />} errorFallback={{ title: t('card.failed') }}>
        {({ list }) => <BankCardForm {...card} banks={list} />}
      </Loaded>
    </Sheet>
  );
};
