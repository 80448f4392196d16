import { PAYMENT_DIGITS } from 'shared-kernel/contracts/payment-password';
import { PASSWORD_MAX } from 'shared-kernel/contracts/values';
import { Form, PasswordField, SubmitButton, useAppForm } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { Sheet } from 'shared-kernel/ui/sheet';
import { useSetPaymentPassword } from './api/withdraw-calls.ts';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const PaymentPasswordForm = ({ onClose }: Pick<SheetProps, 'onClose'>) => {
  const { t } = useTranslation('member');
  const form = useAppForm({
    texts: 'member',
    defaultValues: { paymentPassword: '', confirmPaymentPassword: '', password: '' },
    fields: {
      paymentPassword: {
        required: true,
        minLength: PAYMENT_DIGITS,
        maxLength: PAYMENT_DIGITS,
        pattern: '[0-9]+',
        says: 'withdraw.payment.field',
      },
      confirmPaymentPassword: { required: true, sameAs: 'paymentPassword', says: 'withdraw.payment.again' },
      password: { required: true, maxLength: PASSWORD_MAX, says: 'withdraw.payment.login' },
    },
    submit: useSetPaymentPassword(),
    onSuccess: onClose,
    failures: {
      'password.wrong': { field: 'password', text: 'withdraw.payment.loginWrong', clears: ['password'] },
      'payment.rule': { field: 'paymentPassword', text: 'withdraw.payment.field.pattern' },
      'payment.common': { field: 'paymentPassword', text: 'withdraw.payment.common' },
    },
  });
  return (
    <Form form={form} label={t('withdraw.payment.title')}>
      <PasswordField
        of={form.fields.paymentPassword}
        label={t('withdraw.payment.new')}
        hint={t('withdraw.payment.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField
        of={form.fields.confirmPaymentPassword}
        label={t('withdraw.payment.confirm')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField
        of={form.fields.password}
        label={t('withdraw.payment.loginPassword')}
        autoComplete="current-password"
      />
      <SubmitButton form={form}>{t('withdraw.payment.submit')}</SubmitButton>
    </Form>
  );
};

/** The first payment password: six digits, twice, and the login password. */
export const PaymentPasswordSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('withdraw.payment.title')}>
      <PaymentPasswordForm onClose={onClose} />
    </Sheet>
  );
};
