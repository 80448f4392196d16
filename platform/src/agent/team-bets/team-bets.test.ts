import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { bets } from '../../play/play.public.ts';
import { describePlatform } from '../../testing/test-platform.ts';

type Ask = Partial<InputOf<typeof getTeamBets>>;

const BET = { nodeId: '100001', isFreePlay: false, validBet: 1000n, payout: 250n, status: 'settled' } as const;
const start = Date.now();
const days = { startDate: dayOf(new Date(start - 10_000)), endDate: dayOf(new Date(start + 60_000)) };

describePlatform('team bets', 'catalogue', (platform) => {
  const place = (
    member: { readonly id: string; readonly username: string },
    secondsAgo: number,
    own: Partial<typeof bets.$inferInsert> = {},
  ) =>
    platform()
      .db.insert(bets)
      .values({
        ...BET,
        stake: 1000n,
        betNo: `PN-${member.username}`,
        memberId: Number(member.id),
        placedAt: new Date(start - secondsAgo * 1000),
        ...own,
      });

  /** An agent `<name>_top`, below it agent `mid` and player `near`, below `mid` a player `far`: each with one bet. */
  const aTeam = async (name: string) => {
    const join = (who: string, type: number, upline?: string) =>
      platform().member({ username: `${name}_${who}`, type, ...(upline && { upline: `${name}_${upline}` }) });
    const top = await join('top', 1);
    const [mid, near] = [await join('mid', 1, 'top'), await join('near', 0, 'top')];
    const far = await join('far', 0, 'mid');
    for (const [index, member] of [far, near, mid, top].entries()) await place(member, index + 1);
    const browser = platform().client();
    await browser.logIn(top.username, top.password);
    const ask = (own: Ask = {}) =>
      browser.value(getTeamBets, { ...days, pageNo: 1, pageSize: 20, language: 'EN', ...own });
    const names = async (own?: Ask) => (await ask(own)).list.map(({ userName }) => userName.replace(`${name}_`, ''));
    return { top, mid, near, far, browser, ask, names };
  };

  test('the whole downline or the direct one, never the agent, by kind, name and number', async () => {
    const { names } = await aTeam('tb1');
    assert.deepEqual(await names(), ['far', 'near', 'mid']);
    assert.deepEqual(await names({ scope: 'direct' }), ['near', 'mid']);
    assert.deepEqual(await names({ memberKind: 'agent' }), ['mid']);
    assert.deepEqual(await names({ memberKind: 'player', scope: 'direct' }), ['near']);
    assert.deepEqual(await names({ userName: 'FAR' }), ['far']);
    assert.deepEqual(await names({ betNo: 'pn-tb1_ne' }), ['near']);
    assert.deepEqual(await names({ betNo: '%' }), []);
    assert.deepEqual(await names({ status: 'void' }), []);
    assert.deepEqual(await names({ gameType: 'FISH' }), []);
  });

  test('profit is the house’s, sums leave voids out, and play money is no bet', async () => {
    const { near, ask } = await aTeam('tb2');
    await place(near, 20, { betNo: 'tb2-void', status: 'void', stake: 9900n, payout: 9900n });
    await place(near, 21, { betNo: 'tb2-play', isFreePlay: true });
    const { list, footer } = await ask();
    assert.equal(list.find(({ userName }) => userName === 'tb2_far')?.profit, '7.50');
    assert.equal(list.find(({ betNo }) => betNo === 'tb2-void')?.profit, '0.00');
    assert.deepEqual(footer, { count: 4, stake: '30.00', validBet: '30.00', payout: '7.50', profit: '22.50' });
  });

  test('a member of the team is drilled into: that member, everyone below, and who stands between', async () => {
    const { ask, names } = await aTeam('tb3');
    assert.deepEqual(await names({ parent: 'tb3_mid' }), ['far', 'mid']);
    assert.deepEqual(await names({ parent: 'tb3_mid', memberKind: 'player' }), ['far']);
    assert.deepEqual(await names({ parent: 'tb3_mid', userName: 'mi' }), ['mid']);
    assert.deepEqual(await names({ parent: 'tb3_near' }), ['near']);
    assert.deepEqual((await ask({ parent: 'tb3_far' })).trail, [{ userName: 'tb3_mid' }]);
    assert.deepEqual((await ask()).trail, []);
  });

  test('another’s team is closed: neither its members nor a player’s view exist', async () => {
    const { browser } = await aTeam('tb4');
    const other = await aTeam('tb5');
    const ask = { ...days, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const foreign = await browser.call(getTeamBets, { ...ask, parent: other.mid.username });
    assert.deepEqual([foreign.status, foreign.errorCode], [404, 'not.found']);
    const up = await browser.call(getTeamBets, { ...ask, parent: 'tb4_top' });
    assert.equal(up.errorCode, 'not.found');
    const player = platform().client();
    await player.logIn(other.far.username, other.far.password);
    assert.equal((await player.call(getTeamBets, ask)).errorCode, 'feature.unavailable');
  });

  test('later pages keep to the first', async () => {
    const { ask, near } = await aTeam('tb6');
    const first = await ask({ pageSize: 2 });
    await place(near, 0, { betNo: 'tb6-new', placedAt: new Date() });
    const second = await ask({ pageSize: 2, pageNo: 2, asOf: first.asOf });
    const numbers = [first, second].flatMap(({ list }) => list.map(({ betNo }) => betNo));
    assert.deepEqual(numbers, ['PN-tb6_far', 'PN-tb6_near', 'PN-tb6_mid']);
    assert.equal(second.footer, undefined);
  });
});
