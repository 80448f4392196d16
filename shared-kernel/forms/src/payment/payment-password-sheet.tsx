import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Sheet } from '@shared-kernel/ui/sheet';
import { AsksLoginPassword } from './asks-login-password.tsx';
import { NewPaymentFields } from './new-payment-fields.tsx';
import { useSetPaymentPassword } from './payment-password-calls.ts';
import { LOGIN_PASSWORD_FAILURES, NEW_PAYMENT, NEW_PAYMENT_FAILURES, NO_PAYMENT } from './payment-rules.ts';
import { usePaymentTexts } from './payment-texts.ts';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const PaymentPasswordForm = ({ onClose }: Pick<SheetProps, 'onClose'>) => {
  const t = usePaymentTexts();
  const form = useAppForm({
    texts: 'payment',
    defaultValues: { ...NO_PAYMENT, password: '' },
    fields: { ...NEW_PAYMENT, password: { required: true, maxLength: PASSWORD_MAX, says: 'login' } },
    submit: useSetPaymentPassword(),
    onSuccess: onClose,
    failures: { ...NEW_PAYMENT_FAILURES, ...LOGIN_PASSWORD_FAILURES },
  });
  return (
    <Form form={form} label={t('title')}>
      <NewPaymentFields of={form.fields} />
      <PasswordField field={form.fields.password} label={t('loginPassword')} autoComplete="current-password" />
      <SubmitButton form={form}>{t('submit')}</SubmitButton>
    </Form>
  );
};

/** The first payment password: six digits, twice, and the login password. */
export const PaymentPasswordSheet = ({ isOpen, onClose }: SheetProps) => {
  const t = usePaymentTexts();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')}>
      <AsksLoginPassword>
        <PaymentPasswordForm onClose={onClose} />
      </AsksLoginPassword>
    </Sheet>
  );
};
