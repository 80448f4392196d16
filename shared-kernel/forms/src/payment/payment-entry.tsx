import { PAYMENT_DIGITS } from '@shared-kernel/contracts/member/payment-password';
import { Button } from '@shared-kernel/ui/button';
import { PasswordField } from '@shared-kernel/ui/password-field';
import { useState } from 'react';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import { usePaymentTexts } from './payment-texts.ts';

const WHOLE = new RegExp(`^[0-9]{${PAYMENT_DIGITS}}$`);

/** The payment password that is typed over a last look: whole, or it says so. Once it is sent nothing of it stays in the field. */
const usePaymentEntry = () => {
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
  const t = usePaymentTexts();
  return (
    <>
      <PasswordField
        label={t('entry')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        inputMode="numeric"
        autoComplete="off"
        value={entry.typed}
        error={entry.isWrong ? t('field.pattern') : undefined}
        onChange={(event) => entry.type(event.target.value)}
      />
      {onForgotten !== undefined && (
        <Button variant="quiet" size="s" onClick={onForgotten}>
          {t('forgot')}
        </Button>
      )}
    </>
  );
};

/** A mutation that asks for the payment password. */
interface PaidMutation {
  readonly phase: IdempotentMutationPhase;
  readonly needsSecrets: boolean;
  close(): void;
  askAgain(secrets?: { readonly paymentPassword: string }): void;
}

interface LookOptions {
  /** Something is asked for and to be looked at. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
  /** The payment password is forgotten; what was looked at waits. */
  readonly onForgotten: () => void;
  readonly isWaiting: boolean;
}

/** The last look before money leaves: the payment password over it, and how it opens, waits, closes and is asked for again. */
export const useLastLook = (mutation: PaidMutation, { isAsked, onClose, onForgotten, isWaiting }: LookOptions) => {
  const password = usePaymentEntry();
  const [isAway, setAway] = useState(false);
  // What was sent before a reload opens by itself, and stays until it is read or put away.
  const isOpenStill = mutation.phase !== 'idle' && !isAway;
  const leave = () => {
    password.forget();
    mutation.close();
  };
  return {
    password,
    isOpen: !isWaiting && (isAsked || isOpenStill),
    close: () => {
      leave();
      setAway(true);
      onClose();
    },
    forgotten: () => {
      leave();
      onForgotten();
    },
    askAgain: () =>
      mutation.needsSecrets
        ? password.with((paymentPassword) => mutation.askAgain({ paymentPassword }))
        : mutation.askAgain(),
  };
};
