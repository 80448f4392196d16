import { type FieldHandle, PasswordField } from '@shared-kernel/forms';
import { usePaymentTexts } from './payment-texts.ts';

interface NewPaymentFieldsProps {
  readonly of: {
    readonly paymentPassword: FieldHandle<string>;
    readonly confirmPaymentPassword: FieldHandle<string>;
  };
}

/** Six digits to pay with, twice. */
export const NewPaymentFields = ({ of }: NewPaymentFieldsProps) => {
  const t = usePaymentTexts();
  return (
    <>
      <PasswordField
        field={of.paymentPassword}
        label={t('new')}
        hint={t('hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField field={of.confirmPaymentPassword} label={t('confirm')} inputMode="numeric" autoComplete="off" />
    </>
  );
};
