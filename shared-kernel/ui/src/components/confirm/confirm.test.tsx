import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ConfirmRequest, confirm } from './confirm.tsx';

const answers: boolean[] = [];

beforeEach(() => {
  answers.length = 0;
});

const Asks = (request: Partial<ConfirmRequest>) => (
  <button
    type="button"
    onClick={async () => {
      answers.push(await confirm({ title: 'Remove this card?', action: 'Remove', cancel: 'Keep it', ...request }));
    }}
  >
    Ask
  </button>
);

const ask = async (request: Partial<ConfirmRequest> = {}) => {
  await renderPage(<Asks {...request} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog', { name: 'Remove this card?' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it('answers true for the action and gives the focus back', async () => {
  await ask();
  await press('Remove');
  await hasGone();
  expect(answers).toEqual([true]);
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

it.each([
  ['the way out', () => press('Keep it')],
  ['Esc', () => userEvent.keyboard('{Escape}')],
])('answers false for %s, and runs nothing', async (_name, leave) => {
  const run = jest.fn(async () => undefined);
  await ask({ run });
  await leave();
  await hasGone();
  expect(answers).toEqual([false]);
  expect(run).not.toHaveBeenCalled();
});

it('stays, busy, until what it asked for has ended: one press does it once', async () => {
  let end = (): void => undefined;
  const run = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  await ask({ run });
  await press('Remove');
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-busy', 'true');
  await press('Remove');
  await press('Keep it');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  end();
  await hasGone();
  expect(run).toHaveBeenCalledTimes(1);
  expect(answers).toEqual([true]);
});

it('says in place what a failure means, and can be tried again', async () => {
  const run = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
  await ask({ run, failed: () => 'The card was not removed.' });
  await press('Remove');
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was not removed.');
  expect(answers).toEqual([]);
  await press('Remove');
  await hasGone();
  expect(answers).toEqual([true]);
});

it('has words of its own for leaving and for failing', async () => {
  await ask({ cancel: undefined, run: () => Promise.reject(new Error('offline')) });
  await press('Remove');
  expect(await screen.findByRole('alert')).toHaveTextContent('That did not work. Nothing has changed.');
  await press('Cancel');
  await hasGone();
  expect(answers).toEqual([false]);
});

it('waits for the end of what was begun when the player steps back meanwhile', async () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  await ask({ run: () => promise });
  await press('Remove');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await hasGone();
  expect(answers).toEqual([]);
  await act(async () => resolve());
  expect(answers).toEqual([true]);
});
