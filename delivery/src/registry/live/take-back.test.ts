import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import {
  historyOf,
  liveOf,
  promote,
  publishRelease,
  type ReleaseStore,
  retire,
  rollback,
  rollbackTo,
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

  const live = async (): Promise<Record<string, string>> => liveOf(await store.readPointers());

  /** Publishes builds and makes them live in one change. */
  const release = async (...builds: readonly Promise<string>[]): Promise<number> => {
    const ids: string[] = [];
    for (const build of builds) ids.push((await publishRelease(store, await build)).id);
    return (await promote(store, ids)).revision;
  };
  const commits = async (...names: string[]): Promise<void> => {
    for (const commit of names) await release(bench.remote({ commit }));
  };
  const hostOf = (commit: string, kernel: string) => bench.host({ commit, provides: { kernel } });

  /** Host and remote for kernel 1, then both for kernel 2 in one change: neither can go back alone. */
  const jointly = async (): Promise<number> => {
    const before = await release(hostOf('aaaaaaa', '1.2.0'), bench.remote());
    await release(hostOf('bbbbbbb', '2.0.0'), bench.remote({ commit: 'bbbbbbb', kernel: '^2.0.0' }));
    return before;
  };
  const FORMER = { host: 'host@1.0.0+aaaaaaa', browse: 'browse@1.0.0+aaaaaaa' };

  describe('a roll-back of what went live together', () => {
    it('is refused for one alone, and the refusal says how it goes', async () => {
      const before = await jointly();
      for (const name of ['browse', 'host']) {
        await assert.rejects(rollback(store, [name]), (error: Error) => {
          assert.match(error.message, /pnpm release rollback host browse …/);
          assert.ok(error.message.includes(`pnpm release rollback --to ${before} `));
          assert.doesNotMatch(error.message, /Build the remote/);
          return true;
        });
      }
    });

    it('is one change for all that are named', async () => {
      const before = await jointly();
      const { revision } = await rollback(store, ['host', 'browse']);
      assert.equal(revision, before + 2);
      assert.deepEqual(await live(), FORMER);
    });

    it('can name the state to go back to, of the whole site', async () => {
      const before = await jointly();
      await release(bench.remote({ name: 'agent', kernel: '^2.0.0' }));
      await rollbackTo(store, before);
      assert.deepEqual(await live(), FORMER, 'what was not live then is taken out');
      await assert.rejects(rollback(store, ['browse']), /no earlier release/);
    });

    it('to a state that is not kept is refused, with those that are', async () => {
      await commits('aaaaaaa', 'bbbbbbb');
      await assert.rejects(rollbackTo(store, 7), /Revision 7 is not in the history \(from 1 to 2\)/);
    });
  });

  describe('what was taken back', () => {
    const marks = async (): Promise<readonly string[]> => (await store.readPointers()).takenBack ?? [];

    it('is marked, by a roll-back and by a promotion of a former release', async () => {
      await commits('aaaaaaa', 'bbbbbbb', 'ccccccc');
      await rollback(store, ['browse']);
      await promote(store, ['browse@1.0.0+aaaaaaa']);
      assert.deepEqual(await marks(), ['browse@1.0.0+ccccccc', 'browse@1.0.0+bbbbbbb']);
    });

    it('is not marked by a start that makes a former release live: a checkout went back, not a person', async () => {
      await commits('aaaaaaa', 'bbbbbbb');
      await promote(store, ['browse@1.0.0+aaaaaaa'], { isByHand: false });
      assert.deepEqual(await marks(), []);
    });

    it('loses its mark when it is promoted by name', async () => {
      await commits('aaaaaaa', 'bbbbbbb');
      await rollback(store, ['browse']);
      await promote(store, ['browse@1.0.0+bbbbbbb']);
      assert.deepEqual(await marks(), []);
    });
  });

  describe('a package that is taken out', () => {
    it('is live no more, and can come back by name or by its former state', async () => {
      await release(hostOf('aaaaaaa', '1.2.0'), bench.remote(), bench.remote({ name: 'promo' }));
      await retire(store, 'promo');
      assert.deepEqual(Object.keys(await live()), ['host', 'browse']);
      const { packages } = await status(store);
      assert.equal(packages.find(({ name }) => name === 'promo')?.isRetired, true);
      await rollbackTo(store, 1);
      assert.equal((await live()).promo, 'promo@1.0.0+aaaaaaa');
      assert.deepEqual((await store.readPointers()).takenBack, []);
    });

    it('is not the host, and not what is not live', async () => {
      await release(hostOf('aaaaaaa', '1.2.0'));
      await assert.rejects(retire(store, 'host'), /The host cannot be taken out/);
      await assert.rejects(retire(store, 'promo'), /promo has no live release/);
    });
  });

  describe('the history', () => {
    it('says who did what, when, and what has been live since', async () => {
      process.env.RELEASED_BY = 'pipeline 4711';
      try {
        await commits('aaaaaaa', 'bbbbbbb');
        await rollback(store, ['browse']);
      } finally {
        delete process.env.RELEASED_BY;
      }
      const pointers = await store.readPointers();
      const history = historyOf(pointers);
      assert.deepEqual(
        history.map(({ revision, by, action, live: { browse } }) => [revision, by, action, browse]),
        [
          [1, 'pipeline 4711', 'promote browse@1.0.0+aaaaaaa', 'browse@1.0.0+aaaaaaa'],
          [2, 'pipeline 4711', 'promote browse@1.0.0+bbbbbbb', 'browse@1.0.0+bbbbbbb'],
          [3, 'pipeline 4711', 'rollback browse', 'browse@1.0.0+aaaaaaa'],
        ],
      );
      assert.equal(history.at(-1)?.changedAt, pointers.changedAt);
    });

    it('is bounded, and begins with what a registry from before it had', async () => {
      await commits('aaaaaaa', 'bbbbbbb');
      const { history: _, ...older } = await store.readPointers();
      const [first] = historyOf(older);
      assert.deepEqual(first?.live, { browse: 'browse@1.0.0+bbbbbbb' });
      for (let count = 0; count < 101; count += 1) await store.changePointers('nothing', (pointers) => pointers);
      const kept = historyOf(await store.readPointers());
      assert.equal(kept.length, 100);
      assert.equal(kept.at(-1)?.revision, 103);
    });
  });

  describe('the status', () => {
    it('has every release with what it is for and when it was published', async () => {
      await commits('aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd');
      await rollback(store, ['browse']);
      await publishRelease(store, await bench.remote({ commit: 'eeeeeee' }));
      const [browse] = (await status(store)).packages;
      assert.deepEqual(
        browse?.releases.map(({ id, state }) => [id.slice(-7), state]),
        [
          ['ccccccc', 'live'],
          ['bbbbbbb', 'fallback'],
          ['aaaaaaa', 'earlier'],
          ['eeeeeee', 'published'],
          ['ddddddd', 'taken back'],
        ],
      );
      assert.ok(browse?.releases.every(({ publishedAt }) => publishedAt !== null));
    });
  });
});
