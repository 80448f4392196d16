import { screen, waitFor } from '@testing-library/react';
import { logout } from 'shared-kernel/contracts/session';
import { getSession } from 'shared-kernel/session';
import { answerBy, hang, unreachable } from 'shared-kernel/testing/api-answers';
import { serveApi } from 'shared-kernel/testing/api-server';
import { aSession } from 'shared-kernel/testing/member-builders';
import { renderPage } from 'shared-kernel/testing/render-page';
import { loadHome } from './load-home.ts';
import { Page } from './settings.page.tsx';

jest.mock('./load-home.ts', () => ({ loadHome: jest.fn() }));

const server = serveApi();

const open = () => renderPage(<Page />, { path: '/m/set', session: aSession() });

describe('settings', () => {
  it('has one entry, change password', async () => {
    const { user, address } = await open();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    expect(address()).toBe('/m/changePsw');
  });

  it('signs out without asking: call, cleanup, reload to home', async () => {
    let calls = 0;
    server.use(
      answerBy(logout, () => {
        calls += 1;
        return {};
      }),
    );
    sessionStorage.setItem('anything', '1');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(loadHome).toHaveBeenCalledTimes(1));
    expect(calls).toBe(1);
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
    expect(sessionStorage).toHaveLength(0);
  });

  it('says that it is signing out while the call runs', async () => {
    server.use(hang(logout));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signing you out')).toBeVisible();
  });

  it('signs out here even when the server cannot be reached', async () => {
    server.use(unreachable(logout));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(loadHome).toHaveBeenCalledTimes(1));
    expect(getSession()).toBeNull();
  });
});
