import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTeamTransactions } from '@shared-kernel/contracts/agent/agent';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { describePlatform } from '../../testing/test-platform.ts';

const now = Date.now();
const ask = {
  startDate: dayOf(new Date(now - 60_000)),
  endDate: dayOf(new Date(now + 60_000)),
  pageNo: 1,
  pageSize: 20,
  language: 'EN',
} as const;

describePlatform('team account records', 'catalogue', (platform) => {
  const aTeam = async (name: string) => {
    const join = (who: string, type: number, upline?: string) =>
      platform().member({
        username: `${name}_${who}`,
        type,
        balanceMinor: 1000,
        ...(upline && { upline: `${name}_${upline}` }),
      });
    const top = await join('top', 1);
    await join('mid', 1, 'top');
    const far = await join('far', 0, 'mid');
    const browser = platform().client();
    await browser.logIn(top.username, top.password);
    const read = (own: Partial<InputOf<typeof getTeamTransactions>> = {}) =>
      browser.value(getTeamTransactions, { ...ask, ...own });
    return { browser, far, read };
  };

  test('every wallet of the downline, with its member; never the agent’s own', async () => {
    const { read } = await aTeam('tt1');
    const { list, footer } = await read();
    assert.deepEqual(list.map(({ userName, isAgent, amount }) => [userName, isAgent, amount]).sort(), [
      ['tt1_far', false, '10.00'],
      ['tt1_mid', true, '10.00'],
    ]);
    assert.deepEqual([footer?.count, footer?.moneyIn], [2, '20.00']);
  });

  test('direct ones, a kind of member, a kind of movement, and who was drilled into with everyone between', async () => {
    const { read } = await aTeam('tt2');
    const names = async (own: Parameters<typeof read>[0]) => (await read(own)).list.map(({ userName }) => userName);
    assert.deepEqual(await names({ scope: 'direct' }), ['tt2_mid']);
    assert.deepEqual(await names({ memberKind: 'player' }), ['tt2_far']);
    assert.deepEqual(await names({ type: 'stake' }), []);
    assert.deepEqual((await names({ parent: 'tt2_mid' })).sort(), ['tt2_far', 'tt2_mid']);
    assert.deepEqual((await read({ parent: 'tt2_far' })).trail, [{ userName: 'tt2_mid' }]);
  });

  test('players have none, and another’s team is closed', async () => {
    const { browser } = await aTeam('tt3');
    const other = await aTeam('tt4');
    assert.equal((await browser.call(getTeamTransactions, { ...ask, parent: 'tt4_mid' })).errorCode, 'not.found');
    const player = platform().client();
    await player.logIn(other.far.username, other.far.password);
    assert.equal((await player.call(getTeamTransactions, ask)).errorCode, 'feature.unavailable');
  });
});
