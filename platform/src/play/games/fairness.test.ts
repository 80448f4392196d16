import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { rules } from '../../../demo/games/slot/rules/rules.ts';
import { rules as wheel } from '../../../demo/games/wheel/rules/rules.ts';
import { eq } from '../../database/orm.ts';
import { openGame } from '../../testing/open-game.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';
import { checkRound } from '../fair-random/check-round.ts';
import { changeSeeds, ensureSeeds, promisedSeeds, takeSeeds } from '../seeds/member-seeds.ts';
import { nodeHmac } from '../seeds/node-hmac.ts';
import { memberSeeds } from '../seeds/seeds.tables.ts';
import { hashOfSeed } from '../seeds/server-seed.ts';
import type { Fairness } from './fairness.ts';
import type { RoundResult } from './framework.ts';

const SLOT_NODE = '100001';
const WHEEL_NODE = '100028';
const HASH = /^[0-9a-f]{64}$/;
const WITH_NODE = { hmac: nodeHmac, sha256: hashOfSeed };

describeOnBothDatabases('fair rounds', 'catalogue', (platform) => {
  const calls = (browser: TestClient, launch: string) => {
    const call = async <Value>(path: string, body?: object) => {
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const response = await browser.fetch(`/wps/play/api/${path}`, { ...init, headers: { Launch: launch } });
      return (await response.json()) as { value: Value; errorCode?: string };
    };
    return {
      fairness: async () => (await call<Fairness>('fair')).value,
      earlier: async (before: unknown) => (await call<Fairness>(`fair?before=${before}`)).value,
      change: (change: object) => call<Fairness>('fair', change),
      spin: async (idempotencyKey: string) => (await call<RoundResult>('round', { stake: 100, idempotencyKey })).value,
      lay: (idempotencyKey: string, choice?: unknown) =>
        call<RoundResult>('round', { stake: 100, idempotencyKey, choice }),
    };
  };
  const player = async (node = SLOT_NODE) => {
    const { id, username, password } = await platform().member({ balanceMinor: 100_000 });
    const browser = platform().client();
    await browser.logIn(username, password);
    const { launch } = await openGame(browser, node);
    return { id: Number(id), browser, ...calls(browser, launch) };
  };

  test('what is promised before a round is told after it, and plays the same round again', async () => {
    const { fairness, change, spin } = await player();
    const { seeds } = await fairness();
    assert.match(seeds.seedHash, HASH);
    assert.match(seeds.nextHash, HASH);
    assert.equal(seeds.rounds, 0);
    const played = [await spin('first-round'), await spin('second-round')];
    assert.equal((await spin('first-round')).betNo, played[0]?.betNo);
    const before = await fairness();
    assert.equal(before.seeds.rounds, 2, 'a key asked again draws nothing');
    assert.ok(before.rounds.every(({ proof }) => proof === undefined));

    const { value } = await change({ clientSeed: 'my-own', seedHash: seeds.seedHash });
    assert.deepEqual([value.seeds.seedHash, value.seeds.clientSeed, value.seeds.rounds], [seeds.nextHash, 'my-own', 0]);
    const proofs = value.rounds.map(({ proof }) => proof).toReversed();
    for (const [index, proof] of proofs.entries()) {
      assert.ok(proof);
      assert.deepEqual([proof.seedHash, proof.clientSeed, proof.nonce], [seeds.seedHash, seeds.clientSeed, index]);
      assert.deepEqual(proof.outcome, played[index]?.outcome);
      assert.deepEqual([proof.seedHash, proof.nonce], [played[index]?.seedHash, played[index]?.nonce]);
      const check = checkRound(proof, rules, WITH_NODE);
      assert.deepEqual([check.isSeedPromised, check.isPayoutSame, check.isOutcomeSame], [true, true, true]);
      const forged = checkRound({ ...proof, clientSeed: 'another', serverSeed: 'another' }, rules, WITH_NODE);
      assert.deepEqual([forged.isSeedPromised, forged.isOutcomeSame], [false, false]);
    }
    await spin('third-round');
    assert.equal((await fairness()).rounds[0]?.proof, undefined);
  });

  test('a round with a choice is staked, settled and told with it', async () => {
    const { fairness, change, lay } = await player(WHEEL_NODE);
    const { seeds } = await fairness();
    const choice = { first: 1, sixth: 2 };
    const { value: played } = await lay('three-chips', choice);
    assert.equal(played.stakeMinor, 300);
    assert.equal((await lay('three-chips', choice)).value.betNo, played.betNo);
    assert.equal((await lay('three-chips', { first: 2, sixth: 1 })).errorCode, 'request.duplicate');
    for (const none of [undefined, {}, { sixth: 21 }, { seventh: 1 }])
      assert.equal((await lay('no-such-chips', none)).errorCode, 'request.invalid');

    const { value } = await change({ clientSeed: 'mine', seedHash: seeds.seedHash });
    const [{ proof } = {}] = value.rounds;
    assert.ok(proof);
    assert.deepEqual([value.rounds.length, proof.choice, proof.stakeMinor], [1, choice, 300]);
    const check = checkRound(proof, wheel, WITH_NODE);
    assert.deepEqual([check.isSeedPromised, check.isPayoutSame, check.isOutcomeSame], [true, true, true]);
    assert.throws(() => checkRound({ ...proof, choice: {} }, wheel, WITH_NODE), RangeError);
  });

  test('asked again, or by a page that saw other seeds, a change changes nothing; before a round it tells nothing', async () => {
    const { fairness, change, spin } = await player();
    const { seeds } = await fairness();
    const early = await change({ clientSeed: 'early', seedHash: seeds.seedHash });
    assert.deepEqual([early.value.seeds.seedHash, early.value.seeds.clientSeed], [seeds.seedHash, 'early']);
    await spin('only-round');
    const first = await change({ clientSeed: 'mine', seedHash: seeds.seedHash });
    const again = await change({ clientSeed: 'mine', seedHash: seeds.seedHash });
    assert.deepEqual(again.value, first.value);
    for (const clientSeed of ['', 'a b', 'é', 'x'.repeat(65), 7])
      assert.equal((await change({ clientSeed, seedHash: seeds.seedHash })).errorCode, 'request.invalid');
  });

  test('rounds beside each other and a change among them: no nonce twice, and every round is told', async () => {
    const { fairness, change, spin } = await player();
    const { seeds } = await fairness();
    await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => spin(`before-${index}`)),
      change({ clientSeed: 'between', seedHash: seeds.seedHash }),
      ...Array.from({ length: 5 }, (_, index) => spin(`beside-${index}`)),
    ]);
    await spin('the-last');
    const now = (await fairness()).seeds.seedHash;
    const { rounds } = (await change({ clientSeed: 'after', seedHash: now })).value;
    assert.equal(rounds.length, 11);
    const places = rounds.map(({ proof }) => `${proof?.seedHash} ${proof?.nonce}`);
    assert.equal(new Set(places).size, 11);
    for (const { proof } of rounds) assert.ok(proof && checkRound(proof, rules, WITH_NODE).isOutcomeSame);
  });

  test('rounds come page by page, their numbers without a gap', async () => {
    const { fairness, earlier, spin } = await player();
    for (let round = 0; round < 23; round += 1) await spin(`round-no-${round}`);
    const first = await fairness();
    const second = await earlier(first.before);
    assert.deepEqual([first.rounds.length, second.rounds.length, second.before], [20, 3, undefined]);
    const numbers = [...first.rounds, ...second.rounds].map(({ nonce }) => nonce);
    assert.deepEqual(numbers.toReversed(), [...Array(23).keys()]);
    assert.deepEqual((await earlier('x')).rounds.length, 20);
  });

  test('another member’s seeds stay theirs; who has no session is told nothing', async () => {
    const [one, other] = [await player(), await player()];
    const before = (await other.fairness()).seeds;
    await one.spin('a-round');
    await one.change({ clientSeed: 'theirs', seedHash: before.seedHash });
    assert.deepEqual((await other.fairness()).seeds, before);
    const stranger = await platform()
      .client()
      .fetch('/wps/play/api/fair', { headers: { Launch: 'invented' } });
    assert.equal(stranger.status, 401);
  });

  test('at rest they are wrapped; by a new key they are wrapped anew, without any key they are lost, which is logged', async (context) => {
    const { lines } = watchLog(context);
    const { db } = platform();
    const { id } = await platform().member();
    const memberId = Number(id);
    const [old, young] = [randomBytes(32), randomBytes(32)];
    const stored = async () => (await db.select().from(memberSeeds).where(eq(memberSeeds.memberId, memberId)))[0];
    const first = await promisedSeeds(db, memberId, [old]);
    const taken = await db.transaction((tx) => takeSeeds(tx, memberId, [old]));
    assert.equal(createHash('sha256').update(taken.serverSeed).digest('hex'), first.seedHash);
    assert.ok(!JSON.stringify(await stored()).includes(taken.serverSeed));
    await ensureSeeds(db, memberId, [young, old]);
    const again = await db.transaction((tx) => takeSeeds(tx, memberId, [young]));
    assert.deepEqual([again.serverSeed, again.nonce], [taken.serverSeed, 1]);
    const lost = randomBytes(32);
    await assert.rejects(
      db.transaction((tx) => takeSeeds(tx, memberId, [lost])),
      /KEY_ENCRYPTION_KEY/,
    );
    await ensureSeeds(db, memberId, [lost]);
    assert.deepEqual(
      lines('seeds.lost').map(({ memberId: of, rounds }) => [of, rounds]),
      [[memberId, 2]],
    );
    const fresh = await db.transaction((tx) => takeSeeds(tx, memberId, [lost]));
    assert.notEqual(fresh.seedHash, first.seedHash);
    await db.transaction((tx) =>
      changeSeeds(tx, memberId, { clientSeed: 'x', seedHash: fresh.seedHash }, { keys: [lost], at: new Date() }),
    );
    assert.equal((await stored())?.rounds, 0);
  });
});
