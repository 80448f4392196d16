import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { callKey } from 'shared-kernel/api';
import { getAnnouncements } from 'shared-kernel/contracts/content';
import { defineEndpoint } from 'shared-kernel/contracts/endpoint';
import type { StartCall } from 'shared-kernel/contracts/release';
import { record, string, unknown } from 'shared-kernel/schema';
import { BOOT_ELEMENT_ID, BOOT_SCRIPT } from './boot-script.ts';
import { startKey } from './start-key.ts';

interface Visit {
  readonly calls?: readonly StartCall[];
  readonly search?: string;
  readonly session?: string | null;
  readonly today?: string;
  readonly isInstalled?: boolean;
}

const run = ({ calls = [], search = '', session = null, today = '2026-07-01', isInstalled = false }: Visit) => {
  const fetched: { readonly url: string; readonly headers: Record<string, string> }[] = [];
  const page: { session?: string } = {};
  const context = vm.createContext({
    document: {
      getElementById: (id: string) =>
        id === BOOT_ELEMENT_ID
          ? { textContent: JSON.stringify({ merchant: 'tala', language: 'TY', today, calls }) }
          : null,
      documentElement: { dataset: page },
      addEventListener: () => undefined,
    },
    location: { search },
    localStorage: { getItem: (name: string) => (name === 'MC_SESSION_INFO' ? session : null) },
    matchMedia: () => ({ matches: isInstalled }),
    navigator: {},
    fetch: async (url: string, { headers }: { headers: Record<string, string> }) => {
      fetched.push({ url, headers: { ...headers } });
      return 'answer';
    },
    URLSearchParams,
  });
  vm.runInContext(BOOT_SCRIPT, context);
  return { fetched, page, keys: Object.keys(context.__startCalls), started: context.__startCalls };
};

const always = (path: string, query: Record<string, string> = {}): StartCall => ({ path, query, when: 'always' });

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

test('the address and the merchant’s day fill a call; what the address lacks is left out', () => {
  const call = always('/wps/x', { day: '$today', type: '$query.gameType', vendor: '$query.vassalage', n: '1' });
  const { keys } = run({ calls: [call], search: '?gameType=RNG&other=2', today: '2026-07-02' });
  assert.deepEqual(keys, ['GET /wps/x?day=2026-07-02&n=1&type=RNG']);
});

test('what is asked only without filters is not started at an address that has some', () => {
  const calls = [{ ...always('/wps/records'), isPlain: true }];
  assert.deepEqual(run({ calls, search: '?range=7d' }).keys, []);
  assert.deepEqual(run({ calls }).keys, ['GET /wps/records']);
});

test('calls of a session wait for one, and carry its token, and no device', () => {
  const call: StartCall = { path: '/wps/wallets/balance', query: {}, module: 'FUNDTRANS3', when: 'session' };
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
