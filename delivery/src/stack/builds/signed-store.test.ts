import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { createFolderStore, ownKeyFiles, promote, publishRelease, readTrustedKeys } from '../../registry/registry.ts';
import { createWorkbench, type Workbench } from '../../registry/testing/sample-build.ts';
import { heardProgress } from '../testing/heard-progress.ts';
import { openSignedStore } from './signed-store.ts';

let bench: Workbench;
beforeEach(async () => {
  bench = await createWorkbench();
});
afterEach(() => bench.dispose());

/** As the document server reads it. */
const readAsServed = async (id: string) => {
  const trustedKeys = await readTrustedKeys({ RELEASE_KEYS_FILE: ownKeyFiles(bench.registry).publicKeys });
  assert.ok(trustedKeys !== null && trustedKeys !== undefined);
  return createFolderStore(bench.registry, { trustedKeys }).readRelease(id);
};
const goLive = async (commit: string): Promise<string> => {
  const store = createFolderStore(bench.registry);
  const { id } = await publishRelease(store, await bench.remote({ commit }));
  await promote(store, [id]);
  return id;
};

it('a registry signs with a pair of its own, and what was live before goes on being served', async () => {
  const ids = [await goLive('aaaaaaa'), await goLive('bbbbbbb')];
  const { said, progress } = heardProgress();
  const store = await openSignedStore(bench.registry, {}, progress);
  const { id } = await publishRelease(store, await bench.remote({ commit: 'ccccccc' }));
  for (const each of [...ids, id]) assert.equal((await readAsServed(each))?.name, 'browse', each);
  assert.deepEqual(said, []);
});

it('what cannot be signed is named, and keeps nothing from starting', async () => {
  const id = await goLive('aaaaaaa');
  const file = join(bench.registry, 'releases/browse/1.0.0+aaaaaaa/release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), former: true }));
  const { said, progress } = heardProgress();
  await openSignedStore(bench.registry, {}, progress);
  assert.match(said.join(), /browse@1\.0\.0\+aaaaaaa is not signed/);
  await assert.rejects(readAsServed(id), /is not signed by a key/);
});

it('another start makes no other pair', async () => {
  const { progress } = heardProgress();
  await openSignedStore(bench.registry, {}, progress);
  const pair = await readFile(ownKeyFiles(bench.registry).publicKeys, 'utf8');
  await openSignedStore(bench.registry, {}, progress);
  assert.equal(await readFile(ownKeyFiles(bench.registry).publicKeys, 'utf8'), pair);
});
