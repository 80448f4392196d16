import { act, fireEvent, screen } from '@testing-library/react';
import { signOutLocally } from 'shared-kernel/host/session';
import { signIn } from 'shared-kernel/session';
import { aLoginAnswer } from 'shared-kernel/testing/member-builders';
import { renderPage } from 'shared-kernel/testing/render-page';
import { TOAST_LONG_MS } from 'shared-kernel/ui/toast';
import { showUndo } from './undo.tsx';

const onUndo = jest.fn();
const onKept = jest.fn();

beforeEach(async () => {
  await renderPage(<main />);
  jest.useFakeTimers();
  act(() => void showUndo({ text: 'Message deleted', onUndo, onKept }));
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = () => screen.getByRole('button', { name: 'Undo' });

it('takes it back at a press and never carries it out', () => {
  fireEvent.click(button());
  pass(TOAST_LONG_MS);
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(onKept).not.toHaveBeenCalled();
  expect(screen.queryByText('Message deleted')).not.toBeInTheDocument();
});

it('carries it out once when the time is over', () => {
  pass(TOAST_LONG_MS - 1);
  expect(onKept).not.toHaveBeenCalled();
  pass(1);
  fireEvent(window, new Event('pagehide'));
  expect(onKept).toHaveBeenCalledTimes(1);
});

it('waits while the focus is on it', () => {
  act(() => button().focus());
  pass(TOAST_LONG_MS * 2);
  expect(onKept).not.toHaveBeenCalled();
  act(() => button().blur());
  pass(TOAST_LONG_MS);
  expect(onKept).toHaveBeenCalledTimes(1);
});

it('carries it out when the page is left', () => {
  fireEvent(window, new Event('pagehide'));
  expect(onKept).toHaveBeenCalledTimes(1);
});

it('is not carried out in the name of who comes next', () => {
  act(() => signIn(aLoginAnswer({ userName: 'jose' })));
  pass(TOAST_LONG_MS);
  expect(onKept).not.toHaveBeenCalled();
  act(signOutLocally);
});
