import { PAYMENT_DIGITS } from 'shared-kernel/contracts/payment-password';
import { PASSWORD_MAX } from 'shared-kernel/contracts/values';
import { Form, PasswordField, SubmitButton, useAppForm } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { Sheet } from 'shared-kernel/ui/sheet';
import { useSetPaymentPassword } from './payment-password-calls.ts';

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
        says: 'payment.field',
      },
      confirmPaymentPassword: { required: true, sameAs: 'paymentPassword', says: 'payment.again' },
      password: { required: true, maxLength: PASSWORD_MAX, says: 'payment.login' },
    },
    submit: useSetPaymentPassword(),
    onSuccess: onClose,
    failures: {
      'password.wrong': { field: 'password', text: 'payment.loginWrong', clears: ['password'] },
      'payment.rule': { field: 'paymentPassword', text: 'payment.field.pattern' },
      'payment.common': { field: 'paymentPassword', text: 'payment.common' },
    },
  });
  return (
    <Form form={form} label={t('payment.title')}>
      <PasswordField
        of={form.fields.paymentPassword}
        label={t('payment.new')}
        hint={t('payment.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField
        of={form.fields.confirmPaymentPassword}
        label={t('payment.confirm')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField of={form.fields.password} label={t('payment.loginPassword')} autoComplete="current-password" />
      <SubmitButton form={form}>{t('payment.submit')}</SubmitButton>
    </Form>
  );
};

/** The first payment password: six digits, twice, and the login password. */
export const PaymentPasswordSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('payment.title')}>
      <PaymentPasswordForm onClose={onClose} />
    </Sheet>
  );
};
