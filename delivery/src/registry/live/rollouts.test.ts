import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@shared-kernel/node/durations';
import {
  abortCanary,
  freeze,
  historyOf,
  holdCanary,
  liveOf,
  pinnedElsewhere,
  pinRelease,
  promote,
  publishRelease,
  type ReleaseStore,
  raiseCanary,
  resumeCanary,
  retire,
  rollback,
  rollbackTo,
  startCanary,
  unfreeze,
  unpin,
} from '../registry.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import type { Workbench } from '../testing/sample-build.ts';
import { status } from './status.ts';

eachRegistry((openRegistry) => {
  let bench: Workbench;
  let store: ReleaseStore;
  beforeEach(async () => {
    ({ bench, store } = await openRegistry());
  });
  afterEach(() => bench.dispose());

  const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
  const publish = async (build: Promise<string>): Promise<string> => (await publishRelease(store, await build)).id;
  const agent = (commit: string, kernel = '^1.0.0'): Promise<string> =>
    publish(bench.remote({ name: 'agent', global: 'remote_agent', namespace: 'agent', commit, kernel }));
  const host = (commit: string, kernel: string): Promise<string> =>
    publish(bench.host({ commit, provides: { kernel } }));

  /** A live host of kernel 1 and a live agent, and the next agent, published. */
  const site = async () => {
    const live = [await host('aaaaaaa', '1.0.0'), await agent('aaaaaaa')];
    await promote(store, live);
    return { former: live[1] ?? '', next: await agent('bbbbbbb') };
  };
  const idOf = async (): Promise<string> => (await store.readPointers()).canaries.at(-1)?.id ?? 'none';
  const canaries = async () => (await store.readPointers()).canaries;

  describe('a canary', () => {
    it('leaves what is live alone, is raised, and ends once its release is live for all', async () => {
      const { former, next } = await site();
      await startCanary(store, [next], { percent: 10, merchant: 'luna' });
      const id = await idOf();
      assert.equal(liveOf(await store.readPointers()).agent, former);
      await raiseCanary(store, id, 50);
      const [canary] = await canaries();
      assert.deepEqual([canary?.percent, canary?.merchant, canary?.releases], [50, 'luna', [next]]);
      assert.equal((await status(store)).packages.find(({ name }) => name === 'agent')?.releases[1]?.state, 'canary');
      await promote(store, [next]);
      assert.deepEqual(await canaries(), []);
    });

    it('takes nobody back, and is not raised while it is held', async () => {
      const { next } = await site();
      await startCanary(store, [next], { percent: 10 });
      const id = await idOf();
      await assert.rejects(raiseCanary(store, id, 5), /has 10 % already, and nobody who has it is taken back/);
      await holdCanary(store, id, 'errors are looked at');
      await assert.rejects(raiseCanary(store, id, 20), /is held: errors are looked at/);
      await resumeCanary(store, id);
      await raiseCanary(store, id, 20);
      await assert.rejects(resumeCanary(store, id), /is not held/);
      for (const percent of [0, 101, 1.5, Number.NaN])
        await assert.rejects(async () => raiseCanary(store, id, percent), /whole number from 1 to 100/);
      await assert.rejects(raiseCanary(store, 'c99', 30), new RegExp(`There is no canary "c99" \\(${id}\\)`));
    });

    it('is one for each package and visitor', async () => {
      const { next } = await site();
      const third = await agent('ccccccc');
      await startCanary(store, [next], { percent: 10, merchant: 'luna' });
      await assert.rejects(startCanary(store, [third], { percent: 10 }), /agent has the canary c\d+ already/);
      await assert.rejects(startCanary(store, [third], { percent: 10, merchant: 'luna' }), /already/);
      await startCanary(store, [third], { percent: 10, merchant: 'tala' });
      await assert.rejects(startCanary(store, [next, third], { percent: 10, merchant: 'x' }), /one release of each/);
    });

    it('is refused when one of its visitors would get what does not fit, and says whom', async () => {
      await site();
      const ahead = await host('bbbbbbb', '2.0.0');
      await assert.rejects(startCanary(store, [ahead], { percent: 10, merchant: 'luna' }), (error: Error) => {
        assert.match(error.message, /agent@1\.0\.0\+aaaaaaa needs kernel \^1\.0\.0/);
        assert.match(error.message, /\(for visitors in canary c\d+ at luna\)/);
        return true;
      });
      const fitting = await agent('ccccccc', '^2.0.0');
      await startCanary(store, [ahead, fitting], { percent: 10, merchant: 'luna' });
      assert.equal((await canaries())[0]?.releases.length, 2);
    });

    it('holds a promotion back that it could not run with', async () => {
      const { next } = await site();
      await startCanary(store, [next], { percent: 10 });
      const ahead = [await host('bbbbbbb', '2.0.0'), await agent('ccccccc', '^2.0.0')];
      await assert.rejects(promote(store, ahead), (error: Error) => {
        assert.ok(error.message.includes(`${next} needs kernel ^1.0.0`));
        assert.match(error.message, /in canary c\d+/);
        return true;
      });
      await abortCanary(store, await idOf());
      await promote(store, ahead);
    });

    it('ends with the roll-back and the retirement of its package, and no start brings it back', async () => {
      const { former, next } = await site();
      const third = await agent('ccccccc');
      await promote(store, [next]);
      await startCanary(store, [third], { percent: 10 });
      await rollback(store, ['agent']);
      const after = await store.readPointers();
      assert.deepEqual([after.canaries, after.packages.agent?.live], [[], former]);
      assert.deepEqual(new Set(after.takenBack), new Set([next, third]));

      await startCanary(store, [third], { percent: 10 });
      await pinRelease(store, former, { merchant: 'luna', until: inDays(1) });
      await retire(store, 'agent');
      const gone = await store.readPointers();
      assert.deepEqual([gone.canaries, gone.pins], [[], []]);
    });

    it('ends when the site goes back to a revision', async () => {
      const { next } = await site();
      const before = (await store.readPointers()).revision;
      await startCanary(store, [next], { percent: 10 });
      assert.deepEqual(historyOf(await store.readPointers()).at(-1)?.besides, [next]);
      await rollbackTo(store, before);
      assert.deepEqual(await canaries(), []);
    });
  });

  describe('a pin', () => {
    it('holds back a host that it cannot run on, with whom to ask', async () => {
      const { former } = await site();
      await pinRelease(store, former, { merchant: 'luna', until: inDays(30) });
      const ahead = [await host('bbbbbbb', '2.0.0'), await agent('ccccccc', '^2.0.0')];
      await assert.rejects(promote(store, ahead), (error: Error) => {
        assert.ok(error.message.includes(`${former} needs kernel ^1.0.0`));
        assert.match(error.message, /at luna which \S+@\S+ pinned to agent@1\.0\.0\+aaaaaaa until 20/);
        return true;
      });
      await unpin(store, 'agent', 'luna');
      await promote(store, ahead);
      await assert.rejects(unpin(store, 'agent', 'luna'), /luna has no pin of agent/);
    });

    it('is one for each merchant and package, ends in the future, and fits what is live', async () => {
      const { former, next } = await site();
      await pinRelease(store, former, { merchant: 'luna', until: inDays(30) });
      await pinRelease(store, next, { merchant: 'luna', until: inDays(60) });
      assert.deepEqual(
        (await store.readPointers()).pins.map(({ release }) => release),
        [next],
      );
      await assert.rejects(
        async () => pinRelease(store, next, { merchant: 'luna', until: inDays(-1) }),
        /in the future/,
      );
      const unfit = await host('bbbbbbb', '2.0.0').then(() => agent('ddddddd', '^2.0.0'));
      await assert.rejects(pinRelease(store, unfit, { merchant: 'luna', until: inDays(1) }), /needs kernel \^2\.0\.0/);
    });

    it('outlives a roll-back, which is said with what ends it, during a freeze too', async () => {
      const { former, next } = await site();
      await pinRelease(store, former, { merchant: 'tala', until: inDays(30) });
      await promote(store, [next]);
      await pinRelease(store, next, { merchant: 'luna', until: inDays(30) });
      const live = await store.readPointers();
      assert.match(
        pinnedElsewhere(live, [next]).join(),
        /^tala is pinned .*: pnpm release unpin agent --merchant tala$/,
      );
      assert.deepEqual(pinnedElsewhere(live, [next], 'luna'), []);
      assert.match(
        pinnedElsewhere(await rollback(store, ['agent']), [former]).join(),
        /^luna is pinned to agent@1\.0\.0\+bbbbbbb, which is taken back, until \S+: pnpm release unpin agent --merchant luna$/,
      );
      const frozen = await freeze(store, { from: inDays(-1), until: inDays(1), because: 'the fiesta' });
      const during = /pin agent@1\.0\.0\+aaaaaaa --until \S+ --merchant luna$/;
      assert.match(pinnedElsewhere(frozen, [former]).join(), during);
      await assert.rejects(unpin(store, 'agent', 'luna'), /the fiesta/);
      const pinned = await pinRelease(store, former, { merchant: 'luna', until: inDays(30) });
      assert.deepEqual(pinnedElsewhere(pinned, [former]), []);
    });

    it('ends when the site goes back to a revision without its package', async () => {
      const promo = await publish(bench.remote({ name: 'promo', global: 'remote_promo', namespace: 'promo' }));
      await promote(store, [await host('aaaaaaa', '1.0.0')]);
      const before = (await store.readPointers()).revision;
      const { former } = await site();
      for (const release of [former, promo]) await pinRelease(store, release, { merchant: 'luna', until: inDays(30) });
      assert.deepEqual(
        (await rollbackTo(store, before)).pins.map(({ release }) => release),
        [promo],
        'one that was never live for all is not taken out',
      );
    });
  });

  describe('a freeze', () => {
    const FREEZE = { from: inDays(-1), until: inDays(1), because: 'the election weekend' };

    it('lets nothing new go live, and everybody go back', async () => {
      const { next } = await site();
      const third = await agent('ccccccc');
      await promote(store, [next]);
      await startCanary(store, [third], { percent: 10 });
      const id = await idOf();
      await freeze(store, FREEZE);
      const refused = /Nothing new goes live until 20.*the election weekend \(f\d+, by/;
      await assert.rejects(promote(store, [third]), refused);
      await assert.rejects(raiseCanary(store, id, 20), refused);
      await assert.rejects(startCanary(store, [third], { percent: 10, merchant: 'luna' }), refused);
      await assert.rejects(pinRelease(store, third, { merchant: 'luna', until: inDays(1) }), refused);
      await pinRelease(store, next, { merchant: 'luna', until: inDays(1) });
      await holdCanary(store, id, 'over the weekend');
      await abortCanary(store, id);
      await rollback(store, ['agent']);
    });

    it('begins later, is called off, and leaves a canary as it was', async () => {
      const { next } = await site();
      await freeze(store, { ...FREEZE, from: inDays(1), until: inDays(2) });
      await startCanary(store, [next], { percent: 10 });
      await freeze(store, FREEZE);
      const { freezes } = await status(store);
      assert.equal(freezes.length, 2);
      for (const { id } of freezes) await unfreeze(store, id);
      await raiseCanary(store, await idOf(), 11);
      await assert.rejects(unfreeze(store, 'f1'), /There is no freeze "f1" \(there is none\)/);
      await assert.rejects(async () => freeze(store, { ...FREEZE, until: inDays(-2) }), /ends after it begins/);
    });
  });
});
