import type { Examples } from '../../gallery/examples.ts';
import { OperationStatus } from './operation-status.tsx';

const ignore = () => undefined;
const words = {
  sending: '₱500.00 is being sent.',
  unknown: 'However often you try, ₱500.00 is sent at most once.',
  doneTitle: 'Transfer complete',
  done: '₱500.00 is in the balance of your upline.',
} as const;
const shown = { words, onAskAgain: ignore, onClose: ignore } as const;

export const examples: Examples = {
  'on its way': () => <OperationStatus {...shown} phase="sending" />,
  'no answer': () => <OperationStatus {...shown} phase="unknown" />,
  'no answer, after a reload': () => <OperationStatus {...shown} phase="unknown" isRestored />,
  done: () => <OperationStatus {...shown} phase="done" receipt={<p>TR-20261122-0417</p>} />,
  refused: () => <OperationStatus {...shown} phase="failed" refusal="Your balance is below this amount." />,
};
