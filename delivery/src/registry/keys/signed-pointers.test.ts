import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { promote } from '../live/promote.ts';
import { publishRelease } from '../live/publish.ts';
import { renew, renewIfDue } from '../live/renew.ts';
import { rollback } from '../live/take-back.ts';
import { verifyHistory } from '../live/verify-history.ts';
import type { ReleaseStore } from '../release-store.ts';
import { eachRegistry, folderRegistry, type TestRegistry } from '../testing/each-registry.ts';
import type { Workbench } from '../testing/sample-build.ts';
import { ownKeyFiles, ownRootFiles, readRegistryKeys } from './key-files.ts';
import { makeKeysIfNone, makeRootIfNone } from './make-keys.ts';
import { createKeyPair, parseSigningKey } from './release-keys.ts';

let registry: TestRegistry;
let bench: Workbench;
const begin = (open: () => Promise<TestRegistry>): void => {
  beforeEach(async () => {
    registry = await open();
    ({ bench } = registry);
  });
  afterEach(() => bench.dispose());
};

const pointersFile = (): string => registry.at('pointers.json');
const read = async () => JSON.parse(await readFile(pointersFile(), 'utf8'));
/** A registry with keys and a root of its own, as the first start makes them. */
const openOwn = async (change = {}): Promise<ReleaseStore> => {
  await makeKeysIfNone(bench.registry, {});
  await makeRootIfNone(bench.registry, {});
  return registry.open(await readRegistryKeys(bench.registry, {}), change);
};
const release = async (store: ReleaseStore, ...commits: string[]): Promise<void> => {
  for (const commit of commits)
    await promote(store, [(await publishRelease(store, await bench.remote({ commit }))).id]);
};

eachRegistry((open) => {
  describe('signed pointers', () => {
    begin(open);
    it('are signed by every change, with its revision and an end', async () => {
      const store = await openOwn();
      await release(store, 'aaaaaaa', 'bbbbbbb');
      await rollback(store, ['browse']);
      const { revision, signatures, expires } = await store.readPointers();
      assert.deepEqual([revision, signatures?.length], [3, 1]);
      assert.ok(Date.parse(expires ?? '') > Date.now() + 29 * 24 * 60 * 60_000);
    });

    it('are read whatever the order of their words, and not when one is another, or was added', async () => {
      const store = await openOwn();
      await release(store, 'aaaaaaa');
      const document = await read();
      await writeFile(pointersFile(), JSON.stringify(Object.fromEntries(Object.entries(document).reverse())));
      assert.equal((await store.readPointers()).revision, 1);
      const changes = [
        { revision: 9 },
        { expires: '2099-01-01T00:00:00.000Z' },
        { more: 'than the schema knows' },
        { signatures: [] },
        { signatures: undefined },
        { signatures: 'nonsense' },
        { signatures: [{ keyid: document.signatures[0].keyid, sig: '' }] },
        { more: 1.5 },
      ];
      for (const change of changes) {
        await writeFile(pointersFile(), JSON.stringify({ ...document, ...change }));
        await assert.rejects(store.readPointers(), /pointers\.json is not signed by a key/, JSON.stringify(change));
      }
    });

    it("are not signed by a release's key, nor by one that the root does not list", async () => {
      const store = await openOwn();
      await release(store, 'aaaaaaa');
      const good = await readFile(pointersFile(), 'utf8');
      const { signingKey, ...keys } = await readRegistryKeys(bench.registry, {});
      for (const pointersKey of [signingKey, parseSigningKey(createKeyPair().privateKey, 'a test'), undefined]) {
        const { pointersKey: _, ...others } = keys;
        const wrong = pointersKey === undefined ? others : { ...others, pointersKey };
        await assert.rejects(renew(registry.open(wrong)), /What is live must be signed by a key/);
        if (pointersKey === undefined) continue;
        await renew(registry.open({ pointersKey }));
        await assert.rejects(store.readPointers(), /is not signed by a key/);
        await writeFile(pointersFile(), good);
      }
    });

    it('are never made of ones that somebody else wrote', async () => {
      const store = await openOwn();
      await release(store, 'aaaaaaa', 'bbbbbbb');
      await rollback(registry.open(), ['browse']);
      await assert.rejects(release(store, 'ccccccc'), /is not signed by a key/);
    });

    it('are renewed as a revision of their own, on a start in the second half of their validity', async () => {
      const store = await openOwn();
      await release(store, 'aaaaaaa');
      await renewIfDue(store);
      assert.equal((await store.readPointers()).revision, 1);
      const before = await renew(await openOwn({ validDays: 14 }));
      await renewIfDue(store);
      const { revision, expires = '', packages } = await store.readPointers();
      assert.deepEqual([revision, packages], [3, before.packages]);
      assert.ok(expires > (before.expires ?? ''));
      assert.deepEqual((await verifyHistory(store.history, await store.readPointers())).faults, []);
    });

    it('count on after a revision that document servers have seen, and the gap is no fault', async () => {
      const store = await openOwn({ after: 40 });
      await release(await openOwn(), 'aaaaaaa');
      assert.equal((await renew(store)).revision, 41);
      assert.deepEqual((await verifyHistory(store.history, await store.readPointers())).faults, []);
    });
  });
});

describe('a registry of before', () => {
  begin(folderRegistry);
  it('gets a root at its next start, and its pointers are signed before anybody asks for it', async () => {
    await makeKeysIfNone(bench.registry, {});
    await release(registry.open(await readRegistryKeys(bench.registry, {})), 'aaaaaaa');
    assert.equal((await read()).signatures, undefined);
    const store = await openOwn();
    assert.equal((await store.readPointers()).revision, 2);
    assert.equal((await store.readRelease('browse@1.0.0+aaaaaaa'))?.name, 'browse');
  });

  it('goes on where a start was killed that made its root', async () => {
    const store = await openOwn();
    await release(store, 'aaaaaaa');
    await rm(ownRootFiles(bench.registry).root);
    assert.equal((await (await openOwn()).readPointers()).packages.browse?.live, 'browse@1.0.0+aaaaaaa');
    assert.deepEqual(await store.roots.list(), [1]);
  });

  it('keeps its keys where the environment names them', async () => {
    await makeKeysIfNone(bench.registry, {});
    const environment = { RELEASE_KEYS_FILE: ownKeyFiles(bench.registry).publicKeys };
    await makeRootIfNone(bench.registry, environment);
    const keys = await readRegistryKeys(bench.registry, environment);
    assert.deepEqual(
      [keys.trustedKeys?.threshold, keys.trustedPointersKeys, keys.pointersKey],
      [1, undefined, undefined],
    );
    await assert.rejects(readFile(join(dirname(bench.registry), 'registry-keys/public/root.json')), /ENOENT/);
  });
});
