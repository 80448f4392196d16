import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  getDownlineTransfer,
  TRANSFER_MEMBERS_MAX,
  transferDownline,
  transferMultipleDownline,
} from '@shared-kernel/contracts/agent/transfers';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getWithdrawable } from '@shared-kernel/contracts/member/withdrawals';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { JOBS } from '../../areas.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { moveMember } from '../moves/move-member.ts';

const PAYMENT = '274913';

describeOnBothDatabases('transfers to direct members', 'catalogue', (platform) => {
  const balanceOf = async (browser: TestClient) => (await browser.value(getBalance, {})).sumBalance;
  const signedIn = async (account: { readonly username: string; readonly password: string }) => {
    const browser = platform().client();
    await browser.logIn(account.username, account.password);
    return browser;
  };

  /** An agent with ₱1,000.00 that may leave, below it an agent and a player, another below that agent; and a stranger. */
  const start = async () => {
    const top = await platform().member({ type: 1, balanceMinor: 100_000 });
    const mid = await platform().member({ type: 1, upline: top.username });
    const near = await platform().member({ upline: top.username });
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
    return { top, mid, near, far, stranger, agent, send, sendAll };
  };

  test('money goes to a direct member, at once and once a key, with a mail, and owes itself once in turnover', async () => {
    const { near, agent, send } = await start();
    const player = await signedIn(near);
    const key = randomUUID();
    const first = await send(near.username.toUpperCase(), '250.00', key);
    assert.deepEqual((await send(near.username.toUpperCase(), '250.00', key)).value, first.value);
    assert.deepEqual([await balanceOf(agent), await balanceOf(player)], ['750.00', '250.00']);
    const owed = await player.value(getWithdrawable, {});
    assert.deepEqual([owed.withdrawable, owed.turnoverLeft], ['0.00', '250.00']);
    assert.deepEqual(
      owed.turnover.map(({ source, reference }) => [source, reference]),
      [['transfer', first.value.transferNo]],
    );
    await settledBet(platform(), near.id, 25_000, 'RNG');
    assert.equal((await player.value(getWithdrawable, {})).withdrawable, '250.00');
    const { withdrawable, leftToday, recent } = await agent.value(getDownlineTransfer, {});
    assert.deepEqual([withdrawable, leftToday, recent.length], ['750.00', '49750.00', 1]);
    await runJobsNow(platform().api.platform, JOBS);
    assert.equal(await player.value(getUnreadCount, {}), 1);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('several get the same, each once; or nobody does', async () => {
    const { mid, near, stranger, agent, sendAll } = await start();
    const refused = await sendAll([mid.username, stranger.username, near.username]);
    assert.deepEqual([refused.errorCode, refused.value], ['transfer.member', { userName: stranger.username }]);
    assert.equal((await sendAll([])).errorCode, 'request.invalid');
    assert.equal((await sendAll([mid.username, near.username], '500.01')).errorCode, 'wallet.insufficient');
    assert.equal(await balanceOf(agent), '1000.00');
    const many = Array.from({ length: TRANSFER_MEMBERS_MAX + 1 }, () => mid.username);
    assert.equal((await sendAll(many)).errorCode, 'request.invalid');
    const { value } = await sendAll([mid.username, near.username, mid.username], '300.00');
    assert.equal(value.amount, '600.00');
    assert.deepEqual(
      [await balanceOf(agent), await balanceOf(await signedIn(mid)), await balanceOf(await signedIn(near))],
      ['400.00', '300.00', '300.00'],
    );
  });

  test('strangers, those above, beside and further below, who left the team, the closed, oneself: each is refused', async () => {
    const { top, mid, near, far, stranger, agent, send } = await start();
    const other = await start();
    for (const name of [stranger.username, other.near.username, far.username, top.username, 'nobody', ''])
      assert.equal((await send(name)).errorCode, 'transfer.member', name);
    const below = await signedIn(mid);
    const { password } = mid;
    await below.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const up = { userName: top.username, amount: '1.00', paymentPassword: PAYMENT };
    const upwards = await below.call(transferDownline, up, { [HEADER.idempotencyKey]: randomUUID() });
    assert.equal(upwards.errorCode, 'transfer.member');
    const moved = { merchant: 'tala', userName: near.username, upline: mid.username };
    await platform().db.transaction((tx) => moveMember(tx, moved, new Date()));
    assert.equal((await send(near.username)).errorCode, 'transfer.member');
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
    const { near, agent, send } = await start();
    assert.equal((await send(near.username, '0.99')).errorCode, 'transfer.amount');
    assert.equal((await send(near.username, '1.00', randomUUID(), '111111')).errorCode, 'payment.wrong');
    await agent.value(takeTimeOut, { term: '1d' });
    assert.equal((await send(near.username)).errorCode, 'member.excluded');
    assert.equal(await balanceOf(agent), '1000.00');
  });

  test('an agent and the one below send to each other’s team at once, and nobody waits for ever', async () => {
    const { top, mid, near, far, send } = await start();
    const below = await signedIn(mid);
    const { password } = mid;
    await below.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    await send(mid.username, '200.00');
    await settledBet(platform(), mid.id, 20_000, 'RNG');
    const down = { userName: far.username, amount: '10.00', paymentPassword: PAYMENT };
    const pass = () => below.call(transferDownline, down, { [HEADER.idempotencyKey]: randomUUID() });
    const answers = await Promise.all([
      send(near.username, '10.00'),
      pass(),
      send(mid.username, '10.00'),
      pass(),
      send(near.username, '10.00'),
    ]);
    assert.ok(answers.every(({ success }) => success));
    assert.deepEqual([await balanceOf(await signedIn(top)), await balanceOf(await signedIn(far))], ['770.00', '20.00']);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});
