import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Sheet } from '@shared-kernel/ui/sheet';
import { NewPaymentFields } from './new-payment-fields.tsx';
import { useSayChanged, useSetPaymentPassword } from './payment-password-calls.ts';
import { NEW_PAYMENT, NEW_PAYMENT_FAILURES, NO_PAYMENT } from './payment-rules.ts';
import { usePaymentTexts } from './payment-texts.ts';

interface ChangePaymentSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onForgotten: () => void;
}

const useChangeForm = (onClose: () => void) => {
  const sayChanged = useSayChanged();
  return useAppForm({
    texts: 'payment',
    defaultValues: { oldPaymentPassword: '', ...NO_PAYMENT },
    fields: {
      oldPaymentPassword: { required: true, maxLength: PASSWORD_MAX, says: 'field' },
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
        text: 'refused.wrong',
        clears: ['oldPaymentPassword'],
      },
      'payment.locked': { text: 'refused.locked', clears: ['oldPaymentPassword'] },
      'modify.new.old.same': { field: 'paymentPassword', text: 'same' },
    },
  });
};

const ChangeForm = ({ onClose, onForgotten }: Omit<ChangePaymentSheetProps, 'isOpen'>) => {
  const t = usePaymentTexts();
  const form = useChangeForm(onClose);
  return (
    <Form form={form} label={t('change')}>
      <PasswordField field={form.fields.oldPaymentPassword} label={t('old')} inputMode="numeric" autoComplete="off" />
      <NewPaymentFields of={form.fields} />
      <SubmitButton form={form}>{t('change')}</SubmitButton>
      <Button variant="quiet" onClick={onForgotten}>
        {t('forgot')}
      </Button>
    </Form>
  );
};

/** Another payment password, by the one before it. */
export const ChangePaymentSheet = ({ isOpen, onClose, onForgotten }: ChangePaymentSheetProps) => {
  const t = usePaymentTexts();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('change')}>
      <ChangeForm onClose={onClose} onForgotten={onForgotten} />
    </Sheet>
  );
};
