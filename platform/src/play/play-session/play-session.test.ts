import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import {
  getRealityCheck,
  goOnPlaying,
  setRealityCheck,
  touchPlaySession,
} from '@shared-kernel/contracts/member/play-session';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { eq } from '../../database/orm.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { forgetMerchants } from '../../merchants/merchants.ts';
import { openGame } from '../../testing/open-game.ts';
import { setClock } from '../../testing/open-next-draw.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const SLOT_NODE = '100001';
const NOON = new Date('2027-03-17T12:00:00+08:00');

describePlatform('the session of play', 'catalogue', (platform) => {
  const after = (minutes: number) => setClock(platform().db, new Date(NOON.getTime() + minutes * MINUTE_MS));

  test('it begins with the first game after a pause, and tells time, stakes and winnings', async () => {
    await after(0);
    const browser = await platform().signedIn({ balanceMinor: 100_000 });
    const { launch } = await openGame(browser, SLOT_NODE);
    const first = await browser.value(touchPlaySession, {});
    assert.deepEqual([first.staked, first.won, first.net, first.everyMinutes], ['0.00', '0.00', '0.00', 30]);
    let won = 0;
    for (let round = 0; round < 3; round += 1) {
      const body = JSON.stringify({ stake: 500, idempotencyKey: randomUUID() });
      const answer = await browser.fetch('/wps/play/api/round', { method: 'POST', body, headers: { Launch: launch } });
      won += ((await answer.json()) as { value: { payoutMinor: number } }).value.payoutMinor;
    }
    await after(10);
    const then = await browser.value(touchPlaySession, {});
    assert.deepEqual(
      [then.staked, then.won, then.net],
      ['15.00', (won / 100).toFixed(2), ((won - 1500) / 100).toFixed(2)],
    );
    assert.ok(then.seconds > 590 && then.seconds < 660, String(then.seconds));
    await after(24);
    assert.ok((await browser.value(touchPlaySession, {})).seconds > 1430);
    await after(40);
    const anew = await browser.value(touchPlaySession, {});
    assert.deepEqual([anew.seconds, anew.staked], [0, '0.00']);
  });

  test('a reality check is due after the interval until it is answered', async () => {
    await after(0);
    const browser = await platform().signedIn();
    assert.deepEqual(await browser.value(getRealityCheck, {}), { everyMinutes: 30, choices: [15, 30, 60] });
    await browser.value(setRealityCheck, { everyMinutes: 15 });
    assert.ok((await browser.value(touchPlaySession, {})).dueInSeconds > 14.5 * 60);
    await after(14);
    assert.ok((await browser.value(touchPlaySession, {})).dueInSeconds <= 65);
    await after(16);
    for (let asked = 0; asked < 2; asked += 1)
      assert.equal((await browser.value(touchPlaySession, {})).dueInSeconds, 0, 'reloading is no answer');
    assert.equal((await browser.value(goOnPlaying, {})).dueInSeconds, 15 * 60);
    assert.ok((await browser.value(touchPlaySession, {})).seconds > 15 * 60, 'the session goes on');
    assert.equal((await browser.call(setRealityCheck, { everyMinutes: 20 })).errorCode, 'request.invalid');
  });

  test('the operator says how seldom at most; trial accounts have none', async () => {
    const { db, client } = platform();
    const most = (minutes: number) =>
      db.update(merchants).set({ realityCheckMostMinutes: minutes }).where(eq(merchants.code, 'dagat'));
    await most(15);
    forgetMerchants(db);
    const browser = await platform().signedIn({}, 'dagat');
    assert.deepEqual(await browser.value(getRealityCheck, {}), { everyMinutes: 15, choices: [15] });
    assert.equal((await browser.call(setRealityCheck, { everyMinutes: 60 })).errorCode, 'request.invalid');
    const trial = client();
    trial.token = (await trial.value(startTrial, {})).token;
    assert.equal((await trial.call(touchPlaySession, {})).errorCode, 'trial.rejected');
  });
});
