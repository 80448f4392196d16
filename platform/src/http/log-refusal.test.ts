import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { describePlatform } from '../testing/test-platform.ts';
import { watchLog } from '../testing/watch-log.ts';
import { REFUSALS_A_MINUTE } from './envelope.ts';

const TOKEN = 'a-token-that-is-nobodys-0123456789';
const COOKIE_ID = '7f0c8c1e-3a52-4b8e-9a35-0d6f3d1d2b4a';
const FROM = { 'X-Forwarded-For': '203.0.113.9', Cookie: `visitor=${COOKIE_ID}` };

describePlatform('refusals', 'catalogue', (platform) => {
  test('who asks without a session, for what he may not, or for what is not there, is named', async (context) => {
    const { id, username, password } = await platform().member();
    const member = platform().client();
    await member.logIn(username, password);
    const { lines, raw } = watchLog(context);
    const stranger = platform().client();
    stranger.token = TOKEN;
    await stranger.call(getBalance, {}, FROM);
    await member.call(
      getTeamBets,
      { startDate: '2026-01-01', endDate: '2026-01-02', pageNo: 1, pageSize: 20, language: 'EN' },
      FROM,
    );
    await stranger.fetch('/wps/no/such/call?name=juan', { headers: FROM });
    const said = lines('request.refused');
    assert.deepEqual(
      said.map(({ status, code, path, address, memberId, level }) => [status, code, path, address, memberId, level]),
      [
        [401, 'session.expired', getBalance.path, '203.0.113.9', undefined, 'warn'],
        [403, 'feature.unavailable', getTeamBets.path, '203.0.113.9', Number(id), 'warn'],
        [404, 'not.found', '/wps/no/such/call', '203.0.113.9', undefined, 'warn'],
      ],
    );
    for (const { visitorHash, requestId } of said) assert.ok(String(visitorHash).length === 22 && requestId);
    for (const secret of [TOKEN, COOKIE_ID, 'name=juan']) assert.ok(!raw().includes(secret), secret);
  });

  test('what is right, and what the audit tells of already, is no refusal', async (context) => {
    const { lines } = watchLog(context);
    const { username, password } = await platform().member();
    await platform().client().tryLogIn(username, 'wrong');
    assert.equal(lines('request.refused').length, 0);
    assert.equal(lines('security.login.failed').length, 1);
    await platform().signedIn();
    assert.ok(password);
    assert.equal(lines('request.refused').length, 0);
  });

  test('a flood is counted, not written', async (context) => {
    const { lines } = watchLog(context);
    const { app } = platform().api;
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 });
    for (let count = 0; count < REFUSALS_A_MINUTE + 5; count += 1) await app.request(`/nothing/${count}`);
    assert.equal(lines('request.refused').length, REFUSALS_A_MINUTE);
    context.mock.timers.tick(60_000);
    await app.request('/nothing');
    assert.equal(lines('refusals.thinned')[0]?.left, 5);
  });
});
