import { logout } from '@shared-kernel/contracts/account/session';
import { answerBy, hang, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { getSession } from 'shared-kernel/session';
import { useSignOut } from './sign-out.ts';

const server = serveApi();

const signOutWithin = async (limitMs?: number) => {
  const onSignedOut = jest.fn();
  const SignOut = () => {
    const { signOut } = useSignOut({ onSignedOut, ...(limitMs !== undefined && { limitMs }) });
    return (
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    );
  };
  const { user } = await renderPage(<SignOut />, { session: aSession() });
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
  return onSignedOut;
};

test('the server hears of it while there is still a token', async () => {
  const signedInAtCall: boolean[] = [];
  server.use(
    answerBy(logout, () => {
      signedInAtCall.push(getSession() !== null);
      return {};
    }),
  );
  expect(await signOutWithin()).toHaveBeenCalledWith({ isOffline: false });
  expect(signedInAtCall).toEqual([true]);
  expect(getSession()).toBeNull();
});

test.each([
  ['cannot be reached', unreachable(logout), undefined, true],
  ['does not answer in time', hang(logout), 1, false],
] as const)('a server that %s keeps nobody signed in', async (_, answered, limitMs, isOffline) => {
  server.use(answered);
  expect(await signOutWithin(limitMs)).toHaveBeenCalledWith({ isOffline });
  expect(getSession()).toBeNull();
});

test('the client sets no limit of its own: the loading message of the menu stands for as long as the call takes', () => {
  expect(logout.timeoutMs).toBeNull();
});
