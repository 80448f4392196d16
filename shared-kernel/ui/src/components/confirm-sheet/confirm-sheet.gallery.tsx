import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import type { Examples } from '../../gallery/examples.ts';
import { Opened } from '../../gallery/opened.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';

const ignore = () => undefined;
const words = {
  sending: 'Your request to withdraw ₱1,500.00 is being sent.',
  unknown: 'However often you try, ₱1,500.00 is withdrawn at most once.',
  doneTitle: 'We have your request',
  done: 'You asked to withdraw ₱1,500.00. You will get a message when it is paid.',
} as const;

const inPhase = (phase: IdempotentMutationPhase) => () => (
  <Opened>
    {(isOpen, close) => (
      <ConfirmSheet
        isOpen={isOpen}
        onClose={close}
        title="Withdraw to your bank?"
        consequence={{ amount: '1500.00', from: 'Wallet', to: 'BPI ···· 4471', fee: '15.00', net: '1485.00' }}
        action="Withdraw ₱1,500.00"
        words={words}
        phase={phase}
        refusal="Your balance is below this amount."
        onConfirm={ignore}
        onAskAgain={ignore}
      />
    )}
  </Opened>
);

export const examples: Examples = {
  'before it is sent': inPhase('idle'),
  'no answer': inPhase('unknown'),
  done: inPhase('done'),
  refused: inPhase('failed'),
};
