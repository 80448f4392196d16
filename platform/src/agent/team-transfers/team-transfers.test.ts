import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  getDownlineTransfer,
  transferDownline,
  transferMultipleDownline,
} from '@shared-kernel/contracts/agent/transfers';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { and, eq } from 'drizzle-orm';
import { JOBS } from '../../areas.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';

const PAYMENT = '274913';

describeOnBothDatabases('transfers to the team', 'catalogue', (platform) => {
  const balanceOf = async (browser: TestClient) => (await browser.value(getBalance, {})).sumBalance;
  const signedIn = async (account: { readonly username: string; readonly password: string }) => {
    const browser = platform().client();
    await browser.logIn(account.username, account.password);
    return browser;
  };

  /** An agent with ₱1,000.00 that may leave, below it an agent, and a player below that one; and a stranger. */
  const start = async () => {
    const top = await platform().member({ type: 1, balanceMinor: 100_000 });
    const mid = await platform().member({ type: 1, upline: top.username });
    const far = await platform().member({ upline: mid.username });
    const stranger = await platform().member({});
    await settledBet(platform(), top.id, 6_000_000);
    const agent = await signedIn(top);
    const { password } = top;
    await agent.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const send = (userName: string, amount = '100.00', key: string = randomUUID(), paymentPassword = PAYMENT) =>
      agent.call(transferDownline, { userName, amount, paymentPassword }, { [HEADER.idempotencyKey]: key });
    const sendAll = (userNames: string[], amount = '100.00', key: string = randomUUID()) =>
      agent.call(
        transferMultipleDownline,
        { userNames, amount, paymentPassword: PAYMENT },
        { [HEADER.idempotencyKey]: key },
      );
    return { top, mid, far, stranger, agent, send, sendAll };
  };

  test('money goes to anyone below, at once and once a key, with a mail', async () => {
    const { far, agent, send } = await start();
    const player = await signedIn(far);
    const key = randomUUID();
    const first = await send(far.username.toUpperCase(), '250.00', key);
    assert.deepEqual((await send(far.username.toUpperCase(), '250.00', key)).value, first.value);
    assert.deepEqual([await balanceOf(agent), await balanceOf(player)], ['750.00', '250.00']);
    const { withdrawable, leftToday, recent } = await agent.value(getDownlineTransfer, {});
    assert.deepEqual([withdrawable, leftToday, recent.length], ['750.00', '49750.00', 1]);
    await runJobsNow(platform().api.platform, JOBS);
    assert.equal(await player.value(getUnreadCount, {}), 1);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('several get the same, each once; or nobody does', async () => {
    const { mid, far, stranger, agent, sendAll } = await start();
    const refused = await sendAll([mid.username, stranger.username, far.username]);
    assert.deepEqual([refused.errorCode, refused.value], ['transfer.member', { userName: stranger.username }]);
    assert.equal((await sendAll([])).errorCode, 'request.invalid');
    assert.equal((await sendAll([mid.username, far.username], '500.01')).errorCode, 'wallet.insufficient');
    assert.equal(await balanceOf(agent), '1000.00');
    const { value } = await sendAll([mid.username, far.username, mid.username], '300.00');
    assert.equal(value.amount, '600.00');
    assert.deepEqual(
      [await balanceOf(agent), await balanceOf(await signedIn(mid)), await balanceOf(await signedIn(far))],
      ['400.00', '300.00', '300.00'],
    );
  });

  test('strangers, those above and beside, who left the team, the closed, oneself: each is refused', async () => {
    const { top, mid, far, stranger, agent, send } = await start();
    const other = await start();
    for (const name of [stranger.username, other.far.username, top.username, 'nobody', ''])
      assert.equal((await send(name)).errorCode, 'transfer.member', name);
    const below = await signedIn(mid);
    const { password } = mid;
    await below.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const up = { userName: top.username, amount: '1.00', paymentPassword: PAYMENT };
    const upwards = await below.call(transferDownline, up, { [HEADER.idempotencyKey]: randomUUID() });
    assert.equal(upwards.errorCode, 'transfer.member');
    await platform()
      .db.update(memberAncestors)
      .set({ ancestorId: Number(stranger.id) })
      .where(and(eq(memberAncestors.memberId, Number(far.id)), eq(memberAncestors.ancestorId, Number(top.id))));
    assert.equal((await send(far.username)).errorCode, 'transfer.member');
    await platform()
      .db.update(members)
      .set({ isDisabled: true })
      .where(eq(members.id, Number(mid.id)));
    assert.equal((await send(mid.username)).errorCode, 'transfer.member');
    assert.equal(await balanceOf(agent), '1000.00');
    const player = await signedIn(stranger);
    assert.equal((await player.call(getDownlineTransfer, {})).errorCode, 'feature.unavailable');
  });

  test('minimum, the day’s most, a wrong password and a break are refused', async () => {
    const { far, agent, send } = await start();
    assert.equal((await send(far.username, '0.99')).errorCode, 'transfer.amount');
    assert.equal((await send(far.username, '1.00', randomUUID(), '111111')).errorCode, 'payment.wrong');
    await agent.value(takeTimeOut, { term: '1d' });
    assert.equal((await send(far.username)).errorCode, 'member.excluded');
    assert.equal(await balanceOf(agent), '1000.00');
  });

  test('an agent and the one below send to each other’s team at once, and nobody waits for ever', async () => {
    const { top, mid, far, send } = await start();
    const below = await signedIn(mid);
    const { password } = mid;
    await below.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    await send(mid.username, '200.00');
    const down = { userName: far.username, amount: '10.00', paymentPassword: PAYMENT };
    const pass = () => below.call(transferDownline, down, { [HEADER.idempotencyKey]: randomUUID() });
    const answers = await Promise.all([
      send(far.username, '10.00'),
      pass(),
      send(mid.username, '10.00'),
      pass(),
      send(far.username, '10.00'),
    ]);
    assert.ok(answers.every(({ success }) => success));
    assert.deepEqual([await balanceOf(await signedIn(top)), await balanceOf(await signedIn(far))], ['770.00', '40.00']);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});
