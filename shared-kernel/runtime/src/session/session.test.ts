import { aLoginAnswer, aSession, aTrialAnswer } from '@shared-kernel/testing/member-builders';
import { subscribe } from 'shared-kernel/events';
import { expireLocally, sessionStore, signOutLocally, startSessionSync } from 'shared-kernel/host/session';
import { getSession, signIn, updateSession } from './session.ts';

const KEY = 'MC_SESSION_INFO';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setState({ session: null });
});

const startedWith = (stored: string | null): void => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  startSessionSync()();
};

/** As browsers tell it: the storage has changed already; a null text removed the key. */
const fromAnotherTab = (newValue: string | null, key: string = KEY): void => {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
};

test('signing in stores the session in the exact shape that the specification names', () => {
  const told = jest.fn();
  const stop = subscribe('session.signed-in', told);
  signIn(
    aLoginAnswer({ token: 't1', userName: 'maria', customerType: 41, merchantCode: 'tala', firstTimeLogin: true }),
  );
  stop();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    token: 't1',
    merchantCode: 'tala',
    userName: 'maria',
    type: '41',
    firstTimeLogin: true,
  });
  expect(told).toHaveBeenCalledWith({ userName: 'maria', type: '41' });
});

test("a trial's user name is kept in the session storage", () => {
  signIn(aTrialAnswer({ userName: 'trial0001' }));
  expect(sessionStorage.getItem('trialUser')).toBe('trial0001');
  expect(getSession()).toMatchObject({ type: '4', merchantCode: 'tala-trial', firstTimeLogin: false });
});

test('a stored session is taken over at the start', () => {
  startedWith(JSON.stringify(aSession({ userName: 'jose' })));
  expect(getSession()?.userName).toBe('jose');
});

test.each(['no json', '{}', 'null', '{"token":1}', JSON.stringify({ ...aSession(), type: [] })])(
  'a stored text that is no session (%s) counts as signed out and is removed',
  (stored) => {
    startedWith(stored);
    expect(getSession()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  },
);

test('what another tab does is followed and told', () => {
  const told: string[] = [];
  const stops = [
    startSessionSync(),
    subscribe('session.signed-in', ({ userName }) => told.push(`in ${userName}`)),
    subscribe('session.signed-out', () => told.push('out')),
  ];
  fromAnotherTab(JSON.stringify(aSession({ token: 't2', userName: 'jose' })));
  expect(getSession()?.userName).toBe('jose');
  fromAnotherTab('something else', 'language');
  fromAnotherTab(null);
  expect(getSession()).toBeNull();
  for (const stop of stops) stop();
  fromAnotherTab(JSON.stringify(aSession()));
  expect(getSession()).toBeNull();
  expect(told).toEqual(['in jose', 'out']);
});

describe('a tab', () => {
  const leaveDraft = () => sessionStorage.setItem('member:draft:bank', 'of maria');
  let stop: () => void = () => undefined;
  beforeEach(() => {
    localStorage.setItem(KEY, JSON.stringify(aSession({ userName: 'maria' })));
    stop = startSessionSync();
    leaveDraft();
  });
  afterEach(() => stop());

  test.each([
    ['signs out', null],
    ['lets another member in', JSON.stringify(aSession({ token: 't2', userName: 'jose' }))],
  ])('forgets what a member typed in it when another tab %s', (_what, stored) => {
    fromAnotherTab(stored);
    expect(sessionStorage.getItem('member:draft:bank')).toBeNull();
  });

  test.each([
    ['nobody', null],
    ['another member', JSON.stringify(aSession({ token: 't2', userName: 'jose' }))],
  ])('brought back by the browser for %s forgets it as well', (_who, stored) => {
    stop();
    if (stored === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, stored);
    stop = startSessionSync();
    expect(sessionStorage.getItem('member:draft:bank')).toBeNull();
  });

  test('keeps it for the same member, under a new token too', () => {
    fromAnotherTab(JSON.stringify(aSession({ token: 't2', userName: 'maria' })));
    stop();
    stop = startSessionSync();
    expect(sessionStorage.getItem('member:draft:bank')).toBe('of maria');
  });

  test.each([
    ['keeps it for the same member', 'maria', 'of maria'],
    ['forgets it when another one logs in', 'jose', null],
  ])('whose session has run out, loaded again or not, %s', (_what, userName, kept) => {
    expireLocally();
    expect([getSession(), localStorage.getItem(KEY)]).toEqual([null, null]);
    stop();
    stop = startSessionSync();
    signIn(aLoginAnswer({ userName }));
    expect(sessionStorage.getItem('member:draft:bank')).toBe(kept);
  });

  test('whose session has run out forgets it when somebody signs out after all', () => {
    expireLocally();
    signIn(aLoginAnswer({ userName: 'maria' }));
    fromAnotherTab(null);
    expect(sessionStorage.getItem('member:draft:bank')).toBeNull();
  });

  test('that was kept whole for Back hears who has left meanwhile', () => {
    localStorage.removeItem(KEY);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(getSession()).toBeNull();
  });
});

test('what a guest typed stays through the login', () => {
  startedWith(null);
  sessionStorage.setItem('member:draft:register', 'of a guest');
  signIn(aLoginAnswer());
  expect(sessionStorage.getItem('member:draft:register')).toBe('of a guest');
});

test('a renewal changes name and type and keeps the token', () => {
  updateSession({ userName: 'nobody', customerType: 1 });
  expect(getSession()).toBeNull();
  signIn(aLoginAnswer({ token: 't3' }));
  updateSession({ userName: 'maria', customerType: 42 });
  expect(getSession()).toMatchObject({ token: 't3', type: '42' });
  expect(localStorage.getItem(KEY)).toContain('"type":"42"');
});

test('signing out forgets the member and leaves the rest', () => {
  signIn(aLoginAnswer());
  for (const key of ['memberInfo', 'autoPassword_maria', 'bankList', 'rememberedLogin', 'language']) {
    localStorage.setItem(key, 'x');
  }
  sessionStorage.setItem('PSW', 'x');
  const told = jest.fn();
  const stop = subscribe('session.signed-out', told);
  signOutLocally();
  stop();
  expect(Object.keys(localStorage).sort()).toEqual(['autoLogin', 'language', 'rememberedLogin']);
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(sessionStorage).toHaveLength(0);
  expect(getSession()).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
});
