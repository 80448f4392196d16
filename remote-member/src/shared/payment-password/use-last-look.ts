import { useState } from 'react';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import { usePaymentEntry } from './payment-entry.tsx';

/** An operation that asks for the payment password. */
interface PaidOperation {
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
export const useLastLook = (operation: PaidOperation, { isAsked, onClose, onForgotten, isWaiting }: LookOptions) => {
  const password = usePaymentEntry();
  const [isAway, setAway] = useState(false);
  // What was sent before a reload opens by itself, and stays until it is read or put away.
  const isOpenStill = operation.phase !== 'idle' && !isAway;
  const leave = () => {
    password.forget();
    operation.close();
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
      operation.needsSecrets
        ? password.with((paymentPassword) => operation.askAgain({ paymentPassword }))
        : operation.askAgain(),
  };
};
