import { PAYMENT_DIGITS } from '@shared-kernel/contracts/member/payment-password';
import { Button } from '@shared-kernel/ui/button';
import { PasswordField } from '@shared-kernel/ui/password-field';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';

const WHOLE = new RegExp(`^[0-9]{${PAYMENT_DIGITS}}$`);

/** The payment password that is typed over a last look: whole, or it says so. Once it is sent nothing of it stays in the field. */
export const usePaymentEntry = () => {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isWhole = WHOLE.test(typed);
  const forget = () => {
    setTyped('');
    setAsked(false);
  };
  return {
    typed,
    isWrong: isAsked && !isWhole,
    type: setTyped,
    forget,
    with: (act: (paymentPassword: string) => void) => {
      if (!isWhole) return setAsked(true);
      forget();
      act(typed);
    },
  };
};

interface PaymentEntryProps {
  readonly of: ReturnType<typeof usePaymentEntry>;
  readonly onForgotten?: () => void;
}

export const PaymentEntry = ({ of: entry, onForgotten }: PaymentEntryProps) => {
  const { t } = useTranslation('member');
  return (
    <>
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
      {onForgotten !== undefined && (
        <Button variant="quiet" size="s" onClick={onForgotten}>
          {t('payment.forgot')}
        </Button>
      )}
    </>
  );
};
