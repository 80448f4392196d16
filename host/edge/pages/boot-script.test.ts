import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { PreloadCall } from '@shared-kernel/contracts/release/release';
import { record, string, unknown } from '@shared-kernel/contracts/schema';
import { MEMBER_TYPES } from '@shared-kernel/contracts/system/values';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { callKey } from 'shared-kernel/api';
import { BOOT_ELEMENT_ID, BOOT_SCRIPT } from './boot-script.ts';
import { startKey } from './start-key.ts';

interface Visit {
  readonly calls?: readonly PreloadCall[];
  readonly search?: string;
  readonly session?: string | null;
  readonly today?: string;
  readonly isInstalled?: boolean;
  readonly access?: string;
  readonly rejectsTrial?: boolean;
  readonly isFramed?: boolean | undefined;
}

interface Rules {
  readonly createScriptURL?: (url: string) => string | null;
  readonly createHTML?: unknown;
  readonly createScript?: unknown;
}
/** An origin, and a path on this one. */
const WORKER = '/m/_worker.js';
const ASSETS = ['http://localhost:8081', '/assets/browse'];

const run = (visit: Visit) => {
  const { calls = [], search = '', session = null, today = '2026-07-01', isInstalled = false } = visit;
  const { access, rejectsTrial, isFramed } = visit;
  const fetched: { readonly url: string; readonly headers: Record<string, string> }[] = [];
  const page: { session?: string } = {};
  const marks = new Set<string>();
  const policies = new Map<string, Rules>();
  const listeners = new Map<string, () => void>();
  const storageListeners: ((event: { readonly key: string | null }) => void)[] = [];
  let layouts = 0;
  const context = vm.createContext({
    document: {
      getElementById: (id: string) =>
        id === BOOT_ELEMENT_ID
          ? {
              textContent: JSON.stringify({
                merchant: 'tala',
                language: 'TY',
                today,
                calls,
                access,
                rejectsTrial,
                isFramed,
                assets: ASSETS,
                worker: WORKER,
              }),
            }
          : null,
      documentElement: {
        dataset: page,
        toggleAttribute: (name: string, isThere: boolean) => (isThere ? marks.add(name) : marks.delete(name)),
      },
      addEventListener: (name: string, listen: () => void) => listeners.set(name, listen),
      body: {
        get offsetHeight() {
          layouts += 1;
          return 0;
        },
      },
    },
    addEventListener: (name: string, listen: (typeof storageListeners)[number]) => {
      assert.equal(name, 'storage');
      storageListeners.push(listen);
    },
    location: { search, href: 'http://localhost:8080/m/home' },
    localStorage: { getItem: (name: string) => (name === 'MC_SESSION_INFO' ? session : null) },
    matchMedia: () => ({ matches: isInstalled }),
    navigator: {},
    fetch: async (url: string, { headers }: { headers: Record<string, string> }) => {
      fetched.push({ url, headers: { ...headers } });
      return 'answer';
    },
    URLSearchParams,
    URL,
    trustedTypes: {
      createPolicy: (name: string, rules: Rules) => {
        policies.set(name, rules);
      },
    },
  });
  vm.runInContext(BOOT_SCRIPT, context);
  const parse = (): number => {
    listeners.get('readystatechange')?.();
    return layouts;
  };
  const hearStorage = (key: string | null): string[] => {
    for (const listen of storageListeners) listen({ key });
    return Object.keys(context.__startCalls);
  };
  return {
    hearStorage,
    parse,
    policies,
    fetched,
    page,
    marks,
    keys: Object.keys(context.__startCalls),
    started: context.__startCalls,
  };
};

const always = (path: string, query: Record<string, string> = {}): PreloadCall => ({ path, query, when: 'always' });

test('a call is started under the key by which the API client asks for it', async () => {
  const input = {
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'tala',
    language: 'TY',
  } as const;
  const declared = { ...input, merchantCode: '$merchant', language: '$language' };
  const { keys, fetched, started } = run({ calls: [always(getAnnouncements.path, declared)] });
  assert.deepEqual(keys, [callKey(getAnnouncements, input)]);
  assert.equal(`GET ${fetched[0]?.url}`, keys[0]);
  assert.equal(await started[keys[0] ?? ''], 'answer');
});

const anything = defineEndpoint({
  summary: 'Any query',
  method: 'GET',
  path: '/wps/x',
  access: 'public',
  input: record(string(), string()),
  value: unknown(),
});

test('what was asked for a session is dropped when another tab changes it, and stays whatever else another tab writes', () => {
  const calls = [always('/wps/x'), { ...always('/wps/mine'), when: 'session' as const }];
  const visit = run({ calls, session: JSON.stringify({ token: 't-1' }) });
  assert.equal(visit.hearStorage('favourites').length, 2);
  assert.deepEqual(visit.hearStorage('MC_SESSION_INFO'), []);
  assert.deepEqual(run({ calls }).hearStorage(null), []);
});

test('a page that does not open for the visitor starts none of its calls', () => {
  const startedFor = (access: string, type?: number | string, rejectsTrial = false) =>
    run({
      calls: [always('/wps/x')],
      access,
      rejectsTrial,
      session: type === undefined ? null : JSON.stringify({ token: 't-1', type }),
    }).keys.length;
  assert.equal(startedFor('public'), 1);
  for (const access of ['home', 'login-page', 'login-dialog', 'login-prompt', 'agent'])
    assert.equal(startedFor(access), 0, access);
  assert.deepEqual([startedFor('home', 0), startedFor('agent', 0), startedFor('agent', '0')], [1, 0, 0]);
  assert.equal(startedFor('agent', 1), 1);
  const [trial = 0] = MEMBER_TYPES.trial;
  assert.deepEqual([startedFor('home', trial), startedFor('home', trial, true)], [1, 0]);
  assert.deepEqual(
    [startedFor('public', trial), startedFor('public', trial, true), startedFor('public', 0, true)],
    [1, 0, 1],
  );
});

test('a page that leads its visitor elsewhere is not named by the skeleton', () => {
  const isNamed = (access: string, token?: string, isFramed?: true): boolean => {
    const { marks } = run({
      access,
      isFramed,
      session: token === undefined ? null : JSON.stringify({ token, type: 0 }),
    });
    return !marks.has('data-redirects');
  };
  for (const access of ['home', 'login-page', 'login-dialog', 'agent']) {
    assert.equal(isNamed(access), false, access);
    assert.equal(isNamed(access, undefined, true), true, 'in a frame the session comes later');
  }
  for (const access of ['public', 'login-prompt']) assert.equal(isNamed(access), true, access);
  assert.equal(isNamed('login-page', 't-1'), true);
});

test('keys agree with the client’s for awkward values too', () => {
  const inputs: Record<string, string>[] = [
    {},
    { b: '2', a: '1', B: '3' },
    { text: 'a b&c=d+e/f?g%', name: 'niño ₱', empty: '' },
    { 'a[]': '*~!()', z: "'" },
  ];
  for (const input of inputs) {
    assert.equal(startKey('/wps/x', input), callKey(anything, input));
  }
});

test('the address and the merchant’s day fill a call', () => {
  const call = always('/wps/x', { day: '$today', type: '$query.gameType', n: '1' });
  const { keys } = run({ calls: [call], search: '?gameType=RNG&other=2', today: '2026-07-02' });
  assert.deepEqual(keys, ['GET /wps/x?day=2026-07-02&n=1&type=RNG']);
});

test('a call about what the address does not name is not started', () => {
  const call = always('/wps/x', { type: '$query.gameType', vendor: '$query.vassalage' });
  assert.deepEqual(run({ calls: [call], search: '?gameType=RNG' }).keys, []);
});

test('what is asked only without filters is not started at an address that has some', () => {
  const calls = [{ ...always('/wps/records'), isPlain: true }];
  assert.deepEqual(run({ calls, search: '?range=7d' }).keys, []);
  assert.deepEqual(run({ calls }).keys, ['GET /wps/records']);
});

test('calls of a session wait for one, and carry its token, and no device', () => {
  const call: PreloadCall = { path: '/wps/wallets/balance', query: {}, module: 'FUNDTRANS3', when: 'session' };
  for (const session of [null, 'not json', '{"token":""}', '7', '{"token":5}']) {
    const guest = run({ calls: [call], session });
    assert.deepEqual(guest.keys, [], String(session));
    assert.equal(guest.page.session, 'guest');
  }
  const member = run({ calls: [call], session: '{"token":"t-1"}', isInstalled: true });
  assert.equal(member.page.session, 'member');
  assert.deepEqual(member.fetched[0]?.headers, {
    Accept: 'application/json',
    Merchant: 'tala',
    Language: 'TY',
    Token: 't-1',
    ModuleId: 'FUNDTRANS3',
  });
});

test('a trial account’s calls are its own merchant’s, for what the site’s merchant has', () => {
  const call = always('/wps/x', { merchantCode: '$merchant' });
  const { fetched } = run({ calls: [call], session: '{"token":"t-1","merchantCode":"tala-trial"}' });
  assert.equal(fetched[0]?.headers.Merchant, 'tala-trial');
  assert.equal(fetched[0]?.url, '/wps/x?merchantCode=tala');
});

test('the inline text stands in a script element as it is', () => {
  assert.doesNotMatch(BOOT_SCRIPT, /<\/script|<!--/);
  assert.doesNotMatch(BOOT_SCRIPT, /\bimport\b|\brequire\b/);
});

test('the page has one rule for text that would become code: scripts come from where releases are', () => {
  const { policies } = run({});
  assert.deepEqual([...policies.keys()], ['default']);
  const { createScriptURL: allowed, ...others } = policies.get('default') ?? {};
  assert.deepEqual(others, {}, 'no text is HTML or code');
  for (const url of ['http://localhost:8081/1.0.0+a/host.js', '/assets/browse/1.0.0+a/x.js', WORKER])
    assert.equal(allowed?.(url), url);
  const foreign = ['https://evil.example/x.js', 'http://localhost:808/x.js', '/assets/browse-x/y.js'];
  for (const url of [
    ...foreign,
    '/assets/browse/../../wps/uploads/x.js',
    'data:text/javascript,1',
    '/m/home',
    `${WORKER}?x`,
  ])
    assert.equal(allowed?.(url), null, url);
});

test('the skeleton is laid out as soon as it is parsed, and not before', () => {
  const { parse } = run({});
  assert.equal(parse(), 1);
});
