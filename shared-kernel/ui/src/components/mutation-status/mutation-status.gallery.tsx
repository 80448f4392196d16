import type { Examples } from '../../gallery/examples.ts';
import { MutationStatus } from './mutation-status.tsx';

const ignore = () => undefined;
const words = {
  sending: '₱500.00 is being sent.',
  unknown: 'However often you try, ₱500.00 is sent at most once.',
  doneTitle: 'Transfer complete',
  done: '₱500.00 is in the balance of your upline.',
} as const;
const shown = { words, onAskAgain: ignore, onClose: ignore } as const;

export const examples: Examples = {
  'on its way': () => <MutationStatus {...shown} phase="sending" />,
  'no answer': () => <MutationStatus {...shown} phase="unknown" />,
  'no answer, after a reload': () => <MutationStatus {...shown} phase="unknown" isRestored />,
  done: () => <MutationStatus {...shown} phase="done" receipt={<p>TR-20261122-0417</p>} />,
  refused: () => <MutationStatus {...shown} phase="failed" refusal="Your balance is below this amount." />,
};
