import assert from 'node:assert/strict';
import { test } from 'node:test';
import { int, object } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { createApp } from '../app.ts';
import { JOBS } from '../areas.ts';
import { PlatformError } from '../base/platform-error.ts';
import { runJobsNow } from '../jobs/run-jobs.ts';
import { balanceOf, ensureAccount } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { createClient, type TestClient } from '../testing/test-client.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';
import { describeOnBothDatabases } from '../testing/test-platform.ts';
import { answerMember } from './answer.ts';
import { idempotencyKeys } from './http.tables.ts';
import { countTry } from './limits/rate-limit.ts';

const spend = defineEndpoint({
  summary: 'Spends money of the signed-in member',
  method: 'POST',
  path: '/wps/test/spend',
  access: 'session',
  isIdempotent: true,
  input: object({ amount: int(), fails: int() }),
  value: object({ run: int() }),
});

const BALANCE = 1000;

describeOnBothDatabases('idempotency', 'catalogue', (platform) => {
  let keys = 0;
  const start = async () => {
    let runs = 0;
    const api = createApp(platform().database, TEST_CONFIG);
    answerMember(api, spend, ({ platform: { db }, session: { member }, input, now }) => {
      runs += 1;
      const run = runs;
      return db.transaction(async (tx) => {
        const { merchant, currency, id: memberId } = member;
        const wallet = await ensureAccount(tx, { merchant, memberId, kind: 'wallet', currency });
        const house = await ensureAccount(tx, { merchant, memberId: null, kind: 'games', currency });
        const entries = [
          { accountId: wallet, amount: BigInt(-input.amount) },
          { accountId: house, amount: BigInt(input.amount) },
        ];
        await post(tx, {
          kind: 'stake',
          idempotencyKey: `spend/${memberId}/${run}/${Math.random()}`,
          at: now,
          entries,
        });
        if (input.fails === run) throw new PlatformError('wallet.insufficient', 'Asked to fail.');
        return { run };
      });
    });
    const { id, username, password } = await platform().member({ balanceMinor: BALANCE });
    const browser = createClient(api.app, 'tala');
    await browser.logIn(username, password);
    const left = async () =>
      Number(
        await balanceOf(platform().db, { merchant: 'tala', memberId: Number(id), kind: 'wallet', currency: 'PHP' }),
      );
    return { browser, left };
  };
  const newKey = () => `test-key-${keys++}`;
  const send = (browser: TestClient, key: string, amount = 100, fails = 0) =>
    browser.call(spend, { amount, fails }, { [HEADER.idempotencyKey]: key });

  test('the same key and input get the first answer, and nothing moves again', async () => {
    const { browser, left } = await start();
    const key = newKey();
    const answers = [await send(browser, key), await send(browser, key)];
    assert.deepEqual(
      answers.map(({ value }) => value.run),
      [1, 1],
    );
    assert.equal(await left(), BALANCE - 100);
    assert.equal((await send(browser, newKey())).value.run, 2);
  });

  test('in parallel one runs, the others wait for its answer', async () => {
    const { browser, left } = await start();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(browser, key)));
    assert.deepEqual(
      answers.map(({ status, value }) => [status, value.run]),
      Array.from({ length: 6 }, () => [200, 1]),
    );
    assert.equal(await left(), BALANCE - 100);
  });

  test('the same key with another input is refused', async () => {
    const { browser, left } = await start();
    const key = newKey();
    await send(browser, key, 100);
    const other = await send(browser, key, 200);
    assert.deepEqual([other.status, other.errorCode], [409, 'request.duplicate']);
    assert.equal(await left(), BALANCE - 100);
  });

  test('a call that fails writes nothing and leaves its key free', async () => {
    const { browser, left } = await start();
    const key = newKey();
    assert.equal((await send(browser, key, 100, 1)).errorCode, 'wallet.insufficient');
    assert.equal(await left(), BALANCE);
    assert.equal((await send(browser, key, 100, 1)).value.run, 2);
    assert.equal(await left(), BALANCE - 100);
  });

  test('a try cannot be counted where a refusal would forget it', async () => {
    const limit = { count: 1, windowMs: 60_000 };
    const count = platform().db.transaction((tx) => countTry(tx, 'pin/7', limit, new Date()));
    await assert.rejects(count, /counted inside a transaction/);
  });

  test('a key is a member’s own, must be there, and is forgotten after a day', async () => {
    const [one, other] = [await start(), await start()];
    const key = newKey();
    await send(one.browser, key);
    assert.equal((await send(other.browser, key)).success, true);
    assert.equal(await other.left(), BALANCE - 100);
    assert.equal((await send(one.browser, 'short')).errorCode, 'request.invalid');
    const { db } = platform();
    await db.update(idempotencyKeys).set({ createdAt: new Date(Date.now() - 23 * 3_600_000) });
    await runJobsNow(platform().api.platform, JOBS);
    assert.ok((await db.select().from(idempotencyKeys)).length > 0);
    await db.update(idempotencyKeys).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await runJobsNow(platform().api.platform, JOBS);
    assert.equal((await db.select().from(idempotencyKeys)).length, 0);
  });
});
