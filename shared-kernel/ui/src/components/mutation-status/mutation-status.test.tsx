import { MutationStatus } from '@shared-kernel/ui/mutation-status';
import { render, screen } from '@testing-library/react';

const ignore = () => undefined;
const words = {
  sending: 'Your bet of ₱5.00 is being placed.',
  unknown: 'The bet of ₱5.00 is placed at most once.',
  doneTitle: 'Bet placed',
  done: 'Your bet of ₱5.00 counts.',
} as const;
const shown = { words, onAskAgain: ignore, onClose: ignore } as const;

it.each([
  ['sending', words.sending, []],
  ['unknown', words.unknown, ['Try again']],
  ['done', `${words.doneTitle}${words.done}`, ['OK']],
  ['failed', 'Nothing has changed.', ['OK']],
] as const)('%s is read out, with what can be done about it', (phase, text, buttons) => {
  const { rerender } = render(<MutationStatus {...shown} phase="idle" />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<MutationStatus {...shown} phase={phase} />);
  expect(region).toHaveTextContent(text);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});

it('says without words of the page what holds of everything that is asked for once', () => {
  render(<MutationStatus phase="unknown" onAskAgain={ignore} onClose={ignore} />);
  expect(screen.getByRole('status')).toHaveTextContent('It counts at most once, however often you try.');
});
