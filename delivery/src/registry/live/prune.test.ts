import assert from 'node:assert/strict';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@shared-kernel/node/durations';
import { promote, publishRelease, type ReleaseStore, rollback } from '../registry.ts';
import { eachRegistry, type TestRegistry } from '../testing/each-registry.ts';
import type { Workbench } from '../testing/sample-build.ts';

const FAR_FUTURE = new Date(Date.now() + 365 * DAY_MS);
const LONG_AGO = new Date(Date.now() - 365 * DAY_MS);

eachRegistry((openRegistry) => {
  let registry: TestRegistry;
  let bench: Workbench;
  let store: ReleaseStore;
  beforeEach(async () => {
    registry = await openRegistry();
    ({ bench, store } = registry);
  });
  afterEach(() => bench.dispose());

  const of = (path: string): string => `releases/browse/${path}`;
  const at = (path: string): string => registry.at(of(path));
  const age = async (...paths: readonly string[]): Promise<void> => {
    for (const path of paths) await registry.date(path, LONG_AGO);
  };
  /** Published a year ago, but for the time in which it was live. */
  const publish = async (commit: string, files?: Record<string, string>): Promise<string> => {
    const { id } = await publishRelease(store, await bench.remote({ commit }, files));
    await age(of(`1.0.0+${commit}/release.json`));
    return id;
  };
  const RULE = { olderThan: new Date(Date.now() - 30 * DAY_MS), kept: 0, isDryRun: false };
  const isThere = (path: string): Promise<boolean> =>
    stat(path).then(
      () => true,
      () => false,
    );

  describe('pruning', () => {
    it('only names what would go, unless it is told to', async () => {
      const id = await publish('aaaaaaa');
      assert.deepEqual(await store.prune({ ...RULE, isDryRun: true }), { releases: [id], files: [] });
      assert.ok(await store.readRelease(id));
      await store.prune(RULE);
      assert.equal(await store.readRelease(id), null);
      assert.deepEqual(await registry.list('releases/browse'), []);
    });

    it('leaves what is live, and what is gone back to', async () => {
      const ids = [await publish('aaaaaaa'), await publish('bbbbbbb')];
      for (const id of ids) await promote(store, [id]);
      assert.deepEqual((await store.prune({ ...RULE, olderThan: FAR_FUTURE })).releases, []);
    });

    it('leaves what was live in the time, though it was taken back since', async () => {
      const ids = [await publish('aaaaaaa'), await publish('bbbbbbb')];
      for (const id of ids) await promote(store, [id]);
      await rollback(store, ['browse']);
      assert.deepEqual((await store.prune(RULE)).releases, []);
      const later = await store.prune({ ...RULE, olderThan: FAR_FUTURE });
      assert.deepEqual(later.releases, ['browse@1.0.0+bbbbbbb']);
    });

    it('leaves what is pinned', async () => {
      const id = await publish('aaaaaaa');
      const pin = { merchant: 'a', package: 'browse', release: id, until: FAR_FUTURE.toISOString(), by: 'anna' };
      await store.changePointers('pin', (pointers) => ({ ...pointers, pins: [pin] }));
      assert.deepEqual((await store.prune(RULE)).releases, []);
    });

    it('leaves the newest ones, and those that are not old', async () => {
      const old = [await publish('aaaaaaa'), await publish('bbbbbbb')];
      assert.equal((await store.prune({ ...RULE, kept: 2, isDryRun: true })).releases.length, 0);
      await publishRelease(store, await bench.remote({ commit: 'ccccccc' }));
      assert.deepEqual((await store.prune({ ...RULE, isDryRun: true })).releases, old);
      assert.equal((await store.prune({ ...RULE, kept: 2, isDryRun: true })).releases.length, 1);
    });

    it('removes lasting files with the last release that has them, and the source maps with the release', async (context) => {
      if (registry.kind === 'bucket') return context.skip('in a bucket each release has its own');
      const [shared, own] = ['files/shared.0123456789.js', 'files/own.0123456789.js'];
      await publish('aaaaaaa', { [shared]: 'a();'.repeat(600), [own]: 'b();' });
      const live = await publish('bbbbbbb', { [shared]: 'a();'.repeat(600) });
      await promote(store, [live]);
      await mkdir(join(bench.registry, 'maps/browse/1.0.0+aaaaaaa'), { recursive: true });
      await age(of(shared), of(`${shared}.br`), of(own));
      const { files } = await store.prune(RULE);
      assert.deepEqual(files, [`releases/browse/${own}`]);
      assert.deepEqual(
        [await isThere(at(shared)), await isThere(at(`${shared}.br`)), await isThere(at(own))],
        [true, true, false],
      );
      assert.equal(await isThere(join(bench.registry, 'maps/browse/1.0.0+aaaaaaa')), false);
    });

    it('removes what killed writers left, and nothing that is at work', async (context) => {
      if (registry.kind === 'bucket') return context.skip('a bucket has no temporary files: see below');
      await promote(store, [await publish('aaaaaaa')]);
      const uuid = '01234567-89ab-4cde-8f01-23456789abcd';
      const [folder, atWork] = [at(`.${uuid}`), at(`.1${uuid.slice(1)}`)];
      const pointers = join(bench.registry, `pointers.json.${uuid}`);
      await mkdir(folder);
      await mkdir(atWork);
      await writeFile(pointers, '{}');
      await age(of(`.${uuid}`), `pointers.json.${uuid}`);
      const { files } = await store.prune(RULE);
      assert.deepEqual(files, [`pointers.json.${uuid}`, `releases/browse/.${uuid}`]);
      assert.deepEqual([await isThere(folder), await isThere(pointers), await isThere(atWork)], [false, false, true]);
    });

    it('removes what an unfinished publishing left in a bucket, once it is old, with its source maps', async (context) => {
      if (registry.kind === 'folder') return context.skip('a folder shows a release when it is whole');
      const id = await publish('aaaaaaa');
      await rm(at('1.0.0+aaaaaaa/release.json'));
      assert.deepEqual(await store.prune(RULE), { releases: [], files: [] });
      for (const file of await registry.list('releases')) await age(`releases/${file}`);
      assert.deepEqual(await store.listReleases('browse'), []);
      assert.deepEqual((await store.prune(RULE)).files, [of('1.0.0+aaaaaaa')]);
      assert.deepEqual(await registry.list('releases'), []);
      assert.equal(await store.readRelease(id), null);
    });
  });
});
