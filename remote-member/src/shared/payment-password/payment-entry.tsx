import { useState } from 'react';
import { PAYMENT_DIGITS } from 'shared-kernel/contracts/payment-password';
import { useTranslation } from 'shared-kernel/i18n';
import { PasswordField } from 'shared-kernel/ui/password-field';

const WHOLE = new RegExp(`^[0-9]{${PAYMENT_DIGITS}}$`);

/** The payment password that is typed over a last look: whole, or it says so. */
export const usePaymentEntry = () => {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isWhole = WHOLE.test(typed);
  return {
    typed,
    isWrong: isAsked && !isWhole,
    type: setTyped,
    forget: () => {
      setTyped('');
      setAsked(false);
    },
    with: (act: (paymentPassword: string) => void) => {
      setAsked(true);
      if (isWhole) act(typed);
    },
  };
};

export const PaymentEntry = ({ of: entry }: { readonly of: ReturnType<typeof usePaymentEntry> }) => {
  const { t } = useTranslation('member');
  return (
    <PasswordField
      label={t('payment.entry')}
      showLabel={t('payment.show')}
      hideLabel={t('payment.hide')}
      inputMode="numeric"
      autoComplete="off"
      value={entry.typed}
      error={entry.isWrong ? t('payment.field.pattern') : undefined}
      onChange={(event) => entry.type(event.target.value)}
    />
  );
};
