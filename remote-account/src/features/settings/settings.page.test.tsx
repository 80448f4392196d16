import { logout } from '@shared-kernel/contracts/account/session';
import { paths } from '@shared-kernel/contracts/system/paths';
import { answerBy, hang, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { registerRoutes } from 'shared-kernel/host/frame';
import { getSession, signOutLocally } from 'shared-kernel/host/session';
import { useMotion } from 'shared-kernel/motion';
import { keptSound } from 'shared-kernel/sound';
import { ownPaths } from '../../paths.ts';
import { loadHome } from './load-home.ts';
import { Page } from './settings.page.tsx';

jest.mock('./load-home.ts', () => ({ loadHome: jest.fn() }));

const server = serveApi();

const open = () => renderPage(<Page />, { path: '/m/set', session: aSession() });

describe('settings', () => {
  it('has one entry, change password', async () => {
    const { user, address } = await open();
    expect(within(screen.getByRole('list', { name: 'Account' })).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    expect(address()).toBe('/m/changePsw');
  });

  it('leads to the login first once the session is gone', async () => {
    await open();
    act(() => signOutLocally());
    expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/m/login?back=%2Fm%2FchangePsw',
    );
  });

  it('leads to the devices that are signed in, and names what else opens the account', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('link', { name: /^Where you are logged in.*passkeys/ }));
    expect(address()).toBe(ownPaths.sessions);
  });

  it('asks for another language by its own name', async () => {
    const asked = jest.fn();
    const stop = subscribe('language.asked', asked);
    const { user } = await open();
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Filipino' }));
    expect(asked).toHaveBeenCalledWith({ language: 'TY' });
    stop();
  });

  it('stops what moves by itself, on every page', async () => {
    const { user } = await open();
    const { result } = renderHook(() => useMotion());
    await user.click(screen.getByRole('switch', { name: 'Moving content' }));
    expect(result.current.isPaused).toBe(true);
    await user.click(screen.getByRole('switch', { name: 'Moving content' }));
    expect(result.current.isPaused).toBe(false);
  });

  it('turns the sound of games on and off for the next one', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('switch', { name: 'Game sounds' }));
    expect(keptSound()).toBe('on');
    unmount();
    await open();
    expect(screen.getByRole('switch', { name: 'Game sounds' })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Game sounds' }));
    expect(keptSound()).toBe('off');
  });

  it('leads to safer play and to customer service', async () => {
    await open();
    const list = within(screen.getByRole('list', { name: 'Safer play' }));
    expect(list.getByRole('link', { name: /Play within limits/ })).toHaveAttribute('href', `${paths.security}#limits`);
    expect(list.getByRole('link', { name: /Talk to us/ })).toHaveAttribute('href', paths.service);
  });

  it('says which release it is, to read out', async () => {
    await open();
    expect(screen.queryByText(/Customer service may ask/)).not.toBeInTheDocument();
    act(() => registerRoutes([], '3f2a9c'));
    expect(await screen.findByText('Customer service may ask for this number: 3f2a9c')).toBeVisible();
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

  it('signs out here even when the server cannot be reached', async () => {
    server.use(unreachable(logout));
    const { user, address } = await open();
    // A page that is loaded anew takes its message with it, which no test does.
    const messages = () => screen.queryAllByText('Signing you out');
    const others = messages().length;
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    // A page that is loaded anew would not come.
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(loadHome).not.toHaveBeenCalled();
    await waitFor(() => expect(messages()).toHaveLength(others));
    expect(getSession()).toBeNull();
  });

  it('says that it is signing out while the call runs', async () => {
    server.use(hang(logout));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signing you out')).toBeVisible();
  });

  it('waits ten seconds for the server, and then for nobody', async () => {
    jest.mocked(loadHome).mockClear();
    server.use(hang(logout));
    await open();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    const afterTenSeconds = timers.mock.calls.filter(([, ms]) => ms === 10_000).map(([over]) => over);
    timers.mockRestore();
    expect(getSession()).not.toBeNull();
    act(() => {
      for (const over of afterTenSeconds) over();
    });
    await waitFor(() => expect(loadHome).toHaveBeenCalledTimes(1));
    expect(getSession()).toBeNull();
  });
});
