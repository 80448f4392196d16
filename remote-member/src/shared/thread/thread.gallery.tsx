import type { Examples } from '@shared-kernel/ui/gallery';
import { Thread, type ThreadMessage } from './thread.tsx';

const QUESTION: ThreadMessage = {
  id: 'question',
  isOwn: true,
  at: '2026-11-20T13:02:00+08:00',
  body: 'My deposit of ₱500.00 has not arrived.\nReference TR-20261120-0417.',
};
const ANSWER: ThreadMessage = {
  id: 'answer',
  isOwn: false,
  author: 'Support',
  at: '2026-11-20T13:09:00+08:00',
  body: 'Thank you, we see it. It will be in your balance within ten minutes.',
};
const LONG: ThreadMessage = {
  id: 'long',
  isOwn: true,
  at: '2026-11-21T08:00:00+08:00',
  body: 'https://example.com/a-very-long-address-without-any-place-to-break-it-anywhere-at-all',
};

export const examples: Examples = {
  'two days': () => <Thread label="Messages with support" messages={[QUESTION, ANSWER, LONG]} />,
  'with a picture': () => (
    <Thread
      label="A message with a picture"
      messages={[{ ...QUESTION, pictures: [{ src: '', alt: 'receipt.png' }] }]}
    />
  ),
};
