import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setLossLimit } from '@shared-kernel/contracts/member/play-limits';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { checkLedger } from '../../../src/ledger/check.ts';
import { toMinor } from '../../../src/ledger/money.ts';
import { checkRound } from '../../../src/play/fair-random/check-round.ts';
import type { Fairness } from '../../../src/play/games/fairness.ts';
import type { GameState, RoundResult } from '../../../src/play/games/framework.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { hashOfSeed } from '../../../src/play/seeds/server-seed.ts';
import { openGame } from '../../../src/testing/open-game.ts';
import type { TestClient } from '../../../src/testing/test-client.ts';
import { describeOnBothDatabases } from '../../../src/testing/test-platform.ts';
import { FISH_KINDS, type FishKind } from './rules/kinds.ts';
import { rules } from './rules/rules.ts';
import { MOST_SHOTS } from './rules/shots.ts';
import type { FishTheme } from './theme.ts';

const FISH_NODE = '100021';
const LEVEL = 100;
const BALANCE = 100_000;

interface Answer<Value> {
  readonly value: Value;
  readonly errorCode?: string;
}
type Batch = RoundResult & { readonly outcome: { readonly caught: readonly boolean[] } };

describeOnBothDatabases('a batch of shots', 'catalogue', (platform) => {
  const player = async (balanceMinor = BALANCE) => {
    const browser = await platform().signedIn({ balanceMinor });
    const opened = await openGame(browser, FISH_NODE);
    return { browser, opened, ...gunner(browser, opened.launch) };
  };
  const gunner = (browser: TestClient, launch: string) => {
    const call = async <Value>(path: string, body?: object) => {
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const response = await browser.fetch(`/wps/play/api/${path}`, { ...init, headers: { Launch: launch } });
      return (await response.json()) as Answer<Value>;
    };
    return {
      shoot: (choice: unknown, idempotencyKey: string = randomUUID(), stake = LEVEL) =>
        call<Batch>('round', { stake, idempotencyKey, choice }),
      state: async () => (await call<GameState>('state')).value,
      fairness: async () => (await call<Fairness>('fair')).value,
      change: async (seedHash: string) => (await call<Fairness>('fair', { clientSeed: 'mine', seedHash })).value,
    };
  };
  const balanceOf = async (browser: TestClient) => Number(toMinor((await browser.value(getBalance, {})).sumBalance));
  const recordsOf = async (browser: TestClient) => {
    const today = dayOf(new Date());
    return browser.value(getBetRecords, { startDate: today, endDate: today, pageNo: 1, pageSize: 20, language: 'EN' });
  };

  test('is one round: a stake for all shots, an answer for each, one record', async () => {
    const { browser, shoot } = await player();
    const choice: readonly FishKind[] = ['x2', 'x2', 'x5', 'x200', 'x2'];
    const { value } = await shoot(choice);
    assert.equal(value.stakeMinor, choice.length * LEVEL);
    assert.equal(value.outcome.caught.length, choice.length);
    assert.equal(value.balanceMinor, BALANCE - value.stakeMinor + value.payoutMinor);
    assert.equal(await balanceOf(browser), value.balanceMinor);
    const { list } = await recordsOf(browser);
    assert.deepEqual(
      list.map(({ betNo, stake }) => [betNo, stake]),
      [[value.betNo, '5.00']],
    );
  });

  test('that is sent again settles once; its key plays no other shots', async () => {
    const { browser, shoot } = await player();
    const first = await shoot(['x2', 'x3'], 'batch-one-key');
    const again = await Promise.all([1, 2, 3].map(() => shoot(['x2', 'x3'], 'batch-one-key')));
    for (const { value } of again) assert.deepEqual(value, first.value);
    assert.equal((await shoot(['x3', 'x2'], 'batch-one-key')).errorCode, 'request.duplicate');
    assert.equal(await balanceOf(browser), first.value.balanceMinor);
    assert.equal((await recordsOf(browser)).list.length, 1);
  });

  test('from two tabs at once each settles, and the balance is what both left', async () => {
    const { browser, shoot } = await player();
    const other = gunner(browser, (await openGame(browser, FISH_NODE)).launch);
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? shoot : other.shoot)(FISH_KINDS.slice(0, at + 1))),
    );
    const spent = sent.reduce((sum, { value }) => sum + value.stakeMinor - value.payoutMinor, 0);
    assert.equal(await balanceOf(browser), BALANCE - spent);
    assert.deepEqual(sent.map(({ value }) => value.nonce).sort(), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('that the purse or a limit does not hold is refused whole, and a smaller one is played', async () => {
    const poor = await player(LEVEL * 3);
    assert.equal((await poor.shoot(['x2', 'x2', 'x2', 'x2'])).errorCode, 'wallet.insufficient');
    assert.equal(await balanceOf(poor.browser), LEVEL * 3);
    assert.equal((await poor.shoot(['x2', 'x2', 'x2'])).errorCode, undefined);

    const { browser, shoot } = await player();
    await browser.value(setLossLimit, { period: 'day', limit: '5.00' });
    const refused = await shoot(Array.from({ length: 6 }, () => 'x200'));
    assert.equal(refused.errorCode, 'limit.loss');
    assert.equal(await balanceOf(browser), BALANCE);
    assert.equal((await recordsOf(browser)).list.length, 0);
    assert.equal((await shoot(Array.from({ length: 5 }, () => 'x200'))).errorCode, undefined);
  });

  test('of more shots than one takes, of none, or at no fish is no round', async () => {
    const { browser, shoot } = await player();
    const many = Array.from({ length: MOST_SHOTS + 1 }, () => 'x2');
    for (const choice of [undefined, null, [], many, ['x4'], [2], { x2: 1 }, 'x2'])
      assert.equal((await shoot(choice)).errorCode, 'request.invalid', JSON.stringify(choice));
    assert.equal((await shoot(['x2'], randomUUID(), 7)).errorCode, 'request.invalid');
    assert.equal(await balanceOf(browser), BALANCE);
  });

  test('is played again by whoever has its proof', async () => {
    const { shoot, fairness, change } = await player();
    const played = (await shoot(['x2', 'x12', 'x2', 'x2'])).value;
    const { rounds } = await change((await fairness()).seeds.seedHash);
    const proof = rounds[0]?.proof;
    assert.ok(proof);
    assert.deepEqual([proof.game, proof.betNo, proof.outcome], ['fish', played.betNo, played.outcome]);
    const check = checkRound(proof, rules, { hmac: nodeHmac, sha256: hashOfSeed });
    assert.deepEqual([check.isSeedPromised, check.isOutcomeSame, check.isPayoutSame], [true, true, true]);
  });

  test('each vendor’s cannon has its own levels, all of them stakes', async () => {
    const { opened, state } = await player();
    const theme = opened.state.theme as FishTheme;
    assert.ok(theme.levels.every((level) => opened.state.stakes.includes(level)));
    assert.deepEqual((await state()).theme, theme);
  });
});
