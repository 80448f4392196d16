import { getBalance } from '@shared-kernel/contracts/member/member';
import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aRoute } from '@shared-kernel/testing/site-builders';
import { act, screen, waitFor } from '@testing-library/react';
import { callApi } from 'shared-kernel/api';
import { publish, subscribe } from 'shared-kernel/events';
import { startSessionSync } from 'shared-kernel/host/session';
import { useLocation } from 'shared-kernel/router';
import { getSession } from 'shared-kernel/session';
import en from '../locales/en.json';
import ty from '../locales/ty.json';
import { HostProvider } from './host-context.ts';
import { PageOutlet } from './routing/page-outlet.tsx';
import { SessionWatch } from './session-watch.tsx';
import { aHost } from './testing/hosts.ts';

const KEY = 'MC_SESSION_INFO';
const PATH = '/m/asked';
const WHERE = `${PATH}?range=7d`;
const server = serveApi();

const AskedPage = () => <input aria-label="What is typed" />;
const saying = (text: string) => async () => ({ Page: () => <p>{text}</p> });
const MODULE = {
  pages: {
    asked: async () => ({ Page: AskedPage }),
    home: saying('This is home'),
    login: saying('Log in here'),
    password: saying('Another password'),
  },
  slots: {},
};
const ROUTES = [
  aRoute({ path: '/m/home', page: 'home' }),
  aRoute({ path: '/m/login', aliases: ['/m/forget'], page: 'login' }),
  aRoute({ path: '/m/changePsw', page: 'password', access: 'home' }),
];

/** The account pages' rules: forgotten password and trial, settings and change password, devices. */
const PLACES = [
  ['public', WHERE, [{ expiredUser: 'maria' }]],
  ['home', '/m/home', [{ expiredUser: 'maria', goOnTo: WHERE }]],
  ['login-page', `/m/login?back=${encodeURIComponent(WHERE)}`, []],
] as const satisfies readonly (readonly [ReleaseRoute['access'], string, readonly object[]])[];

let stop: () => void = () => undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(KEY, JSON.stringify(aSession({ token: crypto.randomUUID(), userName: 'maria' })));
});
afterEach(() => stop());

const open = async (access: ReleaseRoute['access'], path = WHERE) => {
  const host = aHost([...ROUTES, aRoute({ path: PATH, page: 'asked', access })], {}, MODULE);
  const Outlet = () => {
    const match = host.routes.match(useLocation().pathname);
    return match === undefined ? null : <PageOutlet match={match} />;
  };
  stop = startSessionSync();
  return renderPage(
    <HostProvider value={host}>
      <SessionWatch />
      <Outlet />
    </HostProvider>,
    { path, session: getSession(), namespaces: { frame: { EN: en, TY: ty } } },
  );
};

const typeWhenOpen = async (access: ReleaseRoute['access']) => {
  const page = await open(access);
  await fillField(await screen.findByLabelText('What is typed'), 'juan_dc88');
  return page;
};

const expectKept = (access: ReleaseRoute['access']): void => {
  if (access === 'public') expect(screen.getByLabelText('What is typed')).toHaveValue('juan_dc88');
  else expect(screen.queryByLabelText('What is typed')).not.toBeInTheDocument();
};

describe.each(PLACES)('in the middle of a page of access “%s”', (access, to, asks) => {
  const loginAsked = jest.fn();
  let deaf: () => void = () => undefined;
  beforeEach(() => {
    loginAsked.mockClear();
    deaf = subscribe('session.login-asked', loginAsked);
  });
  afterEach(() => deaf());

  it('a session that has run out or ended elsewhere is told once, with the login at hand, and the visitor is where a guest may be', async () => {
    server.use(refuse(getBalance, 'session.expired'));
    const { address } = await typeWhenOpen(access);
    await act(() => Promise.allSettled([callApi(getBalance, {}), callApi(getBalance, {})]));
    expect(loginAsked.mock.calls).toEqual(asks.map((ask) => [ask]));
    expect(screen.queryAllByText(en.access.expired)).toHaveLength(asks.length === 0 ? 1 : 0);
    await waitFor(() => expect(address()).toBe(to));
    expect([getSession(), localStorage.getItem(KEY)]).toEqual([null, null]);
    expectKept(access);
  });

  it('a sign-out in another tab ends this one too', async () => {
    const { address } = await typeWhenOpen(access);
    localStorage.removeItem(KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null })));
    await waitFor(() => expect(address()).toBe(to));
    expect(getSession()).toBeNull();
    expectKept(access);
  });

  it('the session of the visit before is there again from the first view on', async () => {
    const { address } = await open(access);
    expect(await screen.findByLabelText('What is typed')).toBeVisible();
    expect(address()).toBe(WHERE);
    expect(getSession()?.userName).toBe('maria');
  });
});

it.each(['/m/login', '/m/forget'])('on %s, which leads in, no second form is asked for', async (path) => {
  server.use(refuse(getBalance, 'session.expired'));
  const loginAsked = jest.fn();
  const deaf = subscribe('session.login-asked', loginAsked);
  await open('public', path);
  expect(await screen.findByText('Log in here')).toBeVisible();
  await act(() => Promise.allSettled([callApi(getBalance, {})]));
  expect(await screen.findByText(en.access.expired)).toBeVisible();
  expect(loginAsked).not.toHaveBeenCalled();
  deaf();
});

it('a trial that has run out is told, and asked for no login that it does not have', async () => {
  server.use(refuse(getBalance, 'session.expired'));
  localStorage.setItem(KEY, JSON.stringify(aSession({ token: crypto.randomUUID(), type: '4' })));
  const loginAsked = jest.fn();
  const deaf = subscribe('session.login-asked', loginAsked);
  await typeWhenOpen('public');
  await act(() => Promise.allSettled([callApi(getBalance, {})]));
  expect(await screen.findByText(en.access.expired)).toBeVisible();
  expect(loginAsked).not.toHaveBeenCalled();
  deaf();
});

describe('a password that has to be changed', () => {
  it('is changed at once, and then the page goes on', async () => {
    const { address } = await typeWhenOpen('public');
    act(() => publish('password.expired', {}));
    expect(await screen.findByText('Another password')).toBeVisible();
    expect(address()).toBe(`/m/changePsw?back=${encodeURIComponent(WHERE)}`);
    expect(getSession()).not.toBeNull();
  });

  it('does not lead away from where it is changed', async () => {
    const { address } = await open('public', '/m/changePsw');
    expect(await screen.findByText('Another password')).toBeVisible();
    act(() => publish('password.expired', {}));
    expect(address()).toBe('/m/changePsw');
  });
});
