import { OperationStatus } from '@shared-kernel/ui/operation-status';
import { render, screen } from '@testing-library/react';

const ignore = () => undefined;
const shown = { what: 'The bet of ₱5.00', onAskAgain: ignore, onClose: ignore } as const;

it.each([
  ['sending', 'Waiting for the answer', []],
  ['unknown', 'The bet of ₱5.00 counts once at most', ['Try again']],
  ['done', 'The bet of ₱5.00 is done.', ['OK']],
  ['failed', 'Nothing has changed.', ['OK']],
] as const)('%s is read out, with what can be done about it', (phase, words, buttons) => {
  const { rerender } = render(<OperationStatus {...shown} phase="idle" />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<OperationStatus {...shown} phase={phase} />);
  expect(region).toHaveTextContent(words);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
});
