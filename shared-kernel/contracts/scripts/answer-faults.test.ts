import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerFaults } from '@shared-kernel/contracts/testing/answer-faults';
import { type HostileRequest, worstRequests } from '@shared-kernel/contracts/testing/hostile-requests';

const request: HostileRequest = {
  name: 'getBalance',
  method: 'GET',
  path: '/wps/wallets/balance',
  headers: {},
  body: undefined,
  isToSeal: false,
};
const faultsOf = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  answerFaults(request, new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }));
const refused = (errorCode: string, message = '') => ({ success: false, errorCode, message });

test('an answer in its contract, a declared refusal and a busy platform are no faults', async () => {
  assert.deepEqual(await faultsOf({ success: true, value: { sumBalance: '1.00', currency: 'PHP' } }), []);
  assert.deepEqual(await faultsOf(refused('session.expired'), 401), []);
  assert.deepEqual(await faultsOf(refused('request.invalid'), 415), []);
  for (const status of [503, 504])
    assert.deepEqual(await faultsOf(refused('platform.busy'), status, { 'Retry-After': '2' }), []);
});

test('everything else is one', async () => {
  for (const [body, status] of [
    [refused('unknown'), 500],
    ['<h1>Bad gateway</h1>', 502],
    [{ success: true, value: { sumBalance: 1 } }, 200],
    [[], 200],
    [refused('moon.full'), 400],
    [refused('login.failed'), 401],
    [refused('not.found'), 400],
    [refused('rate.limited'), 429],
    [refused('platform.busy'), 503],
    [refused('not.found', 'x'.repeat(5000)), 404],
    [{ success: false }, 400],
  ] as const)
    assert.notDeepEqual(await faultsOf(body, status), [], JSON.stringify(body).slice(0, 80));
});

test('every field of every call is tried with the worst', () => {
  const names = new Set(worstRequests().map(({ name, path }) => `${name} ${path.length > 0}`));
  for (const name of ['login', 'getTeamBets', 'sendFeedback', 'launchGame']) assert.ok(names.has(`${name} true`), name);
});
