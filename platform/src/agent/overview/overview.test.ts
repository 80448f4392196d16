import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDividendInfo, getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import { getDividends } from '@shared-kernel/contracts/agent/dividends';
import { dayOf, endOfDay } from '@shared-kernel/contracts/system/calendar';
import { writeSetting } from '../../settings/settings.ts';
import { describePlatform } from '../../testing/test-platform.ts';

describePlatform('agent', 'catalogue', (platform) => {
  test('the whole downline counts, once each, and the agent does not', async () => {
    const top = await platform().member({ type: 1 });
    const middle = await platform().member({ type: 1, upline: top.username });
    const bottom = await platform().member({ upline: middle.username });
    const agent = platform().client();
    await agent.logIn(top.username, top.password);
    for (const { username, password } of [middle, bottom, bottom]) await platform().client().logIn(username, password);
    const day = dayOf(new Date());
    const kpi = (startDate: string, endDate: string) => agent.value(getTeamKpi, { startDate, endDate, size: 0 });
    assert.deepEqual((await kpi(day, day)).footer, {
      teamLoginMemberCount: 2,
      teamBetMemberCount: 0,
      teamRegisterMemberCount: 2,
      teamOnlineCount: 2,
    });
    assert.deepEqual((await kpi('2020-01-01', '2020-01-02')).footer.teamLoginMemberCount, 0);
    assert.equal((await agent.call(getTeamKpi, { startDate: day, endDate: '2020-01-01', size: 0 })).status, 400);
  });

  test('a day is the merchant’s: it turns at midnight of GMT+8, and five quiet minutes end being online', async () => {
    const top = await platform().member({ type: 1 });
    const member = await platform().member({ upline: top.username });
    const agent = platform().client();
    const day = dayOf(new Date());
    const beforeMidnight = endOfDay(day).getTime() - 60_000 - Date.now();
    await writeSetting(platform().db, 'clock', { offsetMs: beforeMidnight });
    await agent.logIn(top.username, top.password);
    await platform().client().logIn(member.username, member.password);
    const next = dayOf(endOfDay(day));
    const logins = async (on: string) =>
      (await agent.value(getTeamKpi, { startDate: on, endDate: on, size: 0 })).footer;
    assert.equal((await logins(day)).teamLoginMemberCount, 1);
    assert.equal((await logins(next)).teamLoginMemberCount, 0);
    assert.equal((await logins(day)).teamOnlineCount, 1);
    await writeSetting(platform().db, 'clock', { offsetMs: beforeMidnight + 6 * 60_000 });
    assert.equal((await logins(day)).teamOnlineCount, 0);
    await platform().client().logIn(member.username, member.password);
    assert.equal((await logins(next)).teamLoginMemberCount, 1);
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
  });

  test('figures are for agents; the dividend is for agents of other types than 41 and 42', async () => {
    const day = dayOf(new Date());
    const expected = [
      [0, 403, false],
      [40, 403, false],
      [1, 200, true],
      [41, 200, false],
      [42, 200, false],
    ] as const;
    for (const [type, status, isShown] of expected) {
      const browser = await platform().signedIn({ type });
      assert.equal(
        (await browser.call(getTeamKpi, { startDate: day, endDate: day, size: 0 })).status,
        status,
        `type ${type}`,
      );
      assert.equal((await browser.value(getDividendInfo, {})).isShown, isShown, `type ${type}`);
    }
  });

  test('a merchant turns dividends off, for its menu and its page', async () => {
    const day = dayOf(new Date());
    const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const browser = await platform().signedIn({ type: 1 });
    const seen = async () => [
      (await browser.value(getDividendInfo, {})).isShown,
      (await browser.call(getDividends, asked)).status,
    ];
    assert.deepEqual(await seen(), [true, 200]);
    await writeSetting(platform().db, 'flags:tala', { DIVIDEND3: false });
    assert.deepEqual(await seen(), [false, 403]);
    await writeSetting(platform().db, 'flags:tala', {});
    assert.deepEqual(await seen(), [true, 200]);
  });
});
