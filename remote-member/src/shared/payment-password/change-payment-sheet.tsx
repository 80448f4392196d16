import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { NewPaymentFields } from './new-payment-fields.tsx';
import { useSayChanged, useSetPaymentPassword } from './payment-password-calls.ts';
import { NEW_PAYMENT, NEW_PAYMENT_FAILURES, NO_PAYMENT } from './payment-rules.ts';

interface ChangePaymentSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}

const useChangeForm = (onClose: () => void) => {
  const sayChanged = useSayChanged();
  return useAppForm({
    texts: 'member',
    defaultValues: { oldPaymentPassword: '', ...NO_PAYMENT },
    fields: {
      oldPaymentPassword: { required: true, maxLength: PASSWORD_MAX, says: 'payment.field' },
      ...NEW_PAYMENT,
    },
    submit: useSetPaymentPassword(),
    onSuccess: () => {
      sayChanged();
      onClose();
    },
    failures: {
      ...NEW_PAYMENT_FAILURES,
      'payment.wrong': {
        field: 'oldPaymentPassword',
        text: 'payment.refused.wrong',
        clears: ['oldPaymentPassword'],
      },
      'payment.locked': { text: 'payment.refused.locked', clears: ['oldPaymentPassword'] },
      'modify.new.old.same': { field: 'paymentPassword', text: 'payment.same' },
    },
  });
};

const ChangeForm = ({ onClose, onForgotten }: Omit<ChangePaymentSheetProps, 'isOpen'>) => {
  const { t } = useTranslation('member');
  const form = useChangeForm(onClose);
  return (
    <Form form={form} label={t('payment.change')}>
      <PasswordField
        field={form.fields.oldPaymentPassword}
        label={t('payment.old')}
        inputMode="numeric"
        autoComplete="off"
      />
      <NewPaymentFields of={form.fields} />
      <SubmitButton form={form}>{t('payment.change')}</SubmitButton>
      <Button variant="quiet" onClick={onForgotten}>
        {t('payment.forgot')}
      </Button>
    </Form>
  );
};

/** Another payment password, by the one before it. */
export const ChangePaymentSheet = ({ isOpen, onClose, onForgotten }: ChangePaymentSheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('payment.change')}>
      <ChangeForm onClose={onClose} onForgotten={onForgotten} />
    </Sheet>
  );
};
