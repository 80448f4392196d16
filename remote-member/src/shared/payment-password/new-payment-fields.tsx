import { type FieldHandle, PasswordField } from '@shared-kernel/forms';
import { useTranslation } from 'shared-kernel/i18n';

interface NewPaymentFieldsProps {
  readonly of: {
    readonly paymentPassword: FieldHandle<string>;
    readonly confirmPaymentPassword: FieldHandle<string>;
  };
}

/** Six digits to pay with, twice. */
export const NewPaymentFields = ({ of }: NewPaymentFieldsProps) => {
  const { t } = useTranslation('member');
  return (
    <>
      <PasswordField
        field={of.paymentPassword}
        label={t('payment.new')}
        hint={t('payment.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField
        field={of.confirmPaymentPassword}
        label={t('payment.confirm')}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
};
