import assert from 'node:assert/strict';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { DAY_MS } from '@shared-kernel/node/durations';
import { promote, publishRelease, type ReleaseStore, rollback } from '../registry.ts';
import { openRegistry, type Workbench } from '../testing/sample-build.ts';

const FAR_FUTURE = new Date(Date.now() + 365 * DAY_MS);
const LONG_AGO = new Date(Date.now() - 365 * DAY_MS);

let bench: Workbench;
let store: ReleaseStore;
beforeEach(async () => {
  ({ bench, store } = await openRegistry());
});
afterEach(() => bench.dispose());

const at = (path: string): string => join(bench.registry, 'releases/browse', path);
const age = async (...paths: readonly string[]): Promise<void> => {
  for (const path of paths) await utimes(path, LONG_AGO, LONG_AGO);
};
/** Published a year ago, but for the time in which it was live. */
const publish = async (commit: string, files?: Record<string, string>): Promise<string> => {
  const { id } = await publishRelease(store, await bench.remote({ commit }, files));
  await age(at(`1.0.0+${commit}/release.json`));
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
    assert.deepEqual(await readdir(at('.')), []);
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

  it('removes lasting files with the last release that has them, and the source maps with the release', async () => {
    const [shared, own] = ['files/shared.0123456789.js', 'files/own.0123456789.js'];
    await publish('aaaaaaa', { [shared]: 'a();'.repeat(600), [own]: 'b();' });
    const live = await publish('bbbbbbb', { [shared]: 'a();'.repeat(600) });
    await promote(store, [live]);
    await mkdir(join(bench.registry, 'maps/browse/1.0.0+aaaaaaa'), { recursive: true });
    await age(at(shared), at(`${shared}.br`), at(own));
    const { files } = await store.prune(RULE);
    assert.deepEqual(files, [`releases/browse/${own}`]);
    assert.deepEqual(
      [await isThere(at(shared)), await isThere(at(`${shared}.br`)), await isThere(at(own))],
      [true, true, false],
    );
    assert.equal(await isThere(join(bench.registry, 'maps/browse/1.0.0+aaaaaaa')), false);
  });

  it('removes what killed writers left, and nothing that is at work', async () => {
    await promote(store, [await publish('aaaaaaa')]);
    const uuid = '01234567-89ab-4cde-8f01-23456789abcd';
    const [folder, atWork] = [at(`.${uuid}`), at(`.1${uuid.slice(1)}`)];
    const pointers = join(bench.registry, `pointers.json.${uuid}`);
    await mkdir(folder);
    await mkdir(atWork);
    await writeFile(pointers, '{}');
    await age(folder, pointers);
    const { files } = await store.prune(RULE);
    assert.deepEqual(files, [`pointers.json.${uuid}`, `releases/browse/.${uuid}`]);
    assert.deepEqual([await isThere(folder), await isThere(pointers), await isThere(atWork)], [false, false, true]);
  });
});
