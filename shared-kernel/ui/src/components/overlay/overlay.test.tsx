import { Dialog } from '@shared-kernel/ui/dialog';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publish } from 'shared-kernel/events';
import { openOverlay } from './overlay.tsx';

const ask = () =>
  openOverlay<string>('dismissed', ({ isOpen, close, onClosed }) => (
    <Dialog
      isOpen={isOpen}
      onClose={() => close('closed')}
      onClosed={onClosed}
      title="Which?"
      actions={
        <button type="button" onClick={() => close('first')}>
          First
        </button>
      }
    />
  ));

const answers: string[] = [];

beforeEach(async () => {
  answers.length = 0;
  render(
    <button type="button" onClick={async () => answers.push(await ask())}>
      Ask
    </button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Which?' });
});

it('resolves with what it was closed with and leaves nothing behind', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  await waitFor(() => expect(document.body.children).toHaveLength(1));
  expect(answers).toEqual(['first']);
});

it('is dismissed by a step back in the history', async () => {
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(document.body.children).toHaveLength(1));
  expect(answers).toEqual(['dismissed']);
});

it.each([
  ['signs out', () => publish('session.signed-out', {})],
  ['is another', () => publish('session.signed-in', { userName: 'jose', type: '0' })],
])('is dismissed when who was asked %s', async (_what, happens) => {
  act(happens);
  await waitFor(() => expect(document.body.children).toHaveLength(1));
  expect(answers).toEqual(['dismissed']);
});
