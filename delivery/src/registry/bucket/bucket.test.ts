import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runProgram } from '../../workspace/run-program.ts';
import {
  type Bucket,
  bucketAt,
  promote,
  publishRelease,
  type ReleaseStore,
  renew,
  rollback,
  verifyHistory,
} from '../registry.ts';
import { bucketServerOfSuite, startBucketServer } from '../testing/bucket-server.ts';
import { createWorkbench, type Workbench } from '../testing/sample-build.ts';
import { createBucketStore } from './bucket-store.ts';

const ID = 'browse@1.0.0+aaaaaaa';
const FILES = 'releases/browse/1.0.0+aaaaaaa/';
const ENTRY = 'entry.0123456789.js';

const server = bucketServerOfSuite();
let bench: Workbench;
let bucket: Bucket;
let store: ReleaseStore;
let count = 0;
beforeEach(async () => {
  bench = await createWorkbench();
  count += 1;
  bucket = bucketAt(`s3://${server().bucket}/registry-${count}`);
  store = createBucketStore(bucket);
});
afterEach(async () => {
  server().fail('none');
  await bench.dispose();
});

const commits = async (...names: readonly string[]): Promise<void> => {
  for (const commit of names) await promote(store, [(await publishRelease(store, await bench.remote({ commit }))).id]);
};
const liveOf = async (): Promise<string | undefined> => (await store.readPointers()).packages.browse?.live;

describe('a bucket', () => {
  const [SOON_MS, AMPLE_MS] = [300, 20_000];
  for (const [fault, timeoutMs, said] of [
    ['refused', AMPLE_MS, /^s3:\/\/tala\/registry-\d+: \w*Error: /],
    ['hanging', SOON_MS, /^s3:\/\/tala\/registry-\d+ does not answer\.$/],
    ['stalled', SOON_MS, /^s3:\/\/tala\/registry-\d+ does not answer\.$/],
    ['failing', AMPLE_MS, /^s3:\/\/tala\/registry-\d+: InternalError: /],
  ] as const) {
    it(`that is ${fault} is an error that names it, in time`, async () => {
      const hasty = createBucketStore(bucketAt(bucket.address, { timeoutMs, attempts: 1 }));
      server().fail(fault);
      await assert.rejects(hasty.readPointers(), (error: Error) => {
        assert.match(error.message, said);
        return error.name === 'BucketError';
      });
    });
  }

  it('that is not there is no empty registry', async () => {
    const none = createBucketStore(bucketAt('s3://nowhere/registry'));
    await assert.rejects(none.readPointers(), /^BucketError: s3:\/\/nowhere\/registry: NoSuchBucket/);
    await assert.rejects(none.history.create(1, ''), /NoSuchBucket/);
    assert.throws(() => bucketAt('s3://A b/registry'), /is no bucket: write it as s3:\/\/bucket\/prefix/);
  });

  it('that writes whatever the condition says is refused before anything is written', async () => {
    await using careless = await startBucketServer({ isConditional: false });
    Object.assign(process.env, careless.env);
    try {
      const unsafe = createBucketStore(bucketAt('s3://tala/registry'));
      await assert.rejects(publishRelease(unsafe, await bench.remote()), /has no conditional writes/);
      assert.equal(await unsafe.readRelease(ID), null);
    } finally {
      Object.assign(process.env, server().env);
    }
  });

  it('costs whoever has a folder nothing: the SDK is not loaded', async () => {
    const registry = JSON.stringify(join(import.meta.dirname, '../registry.ts'));
    const code = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      const { openRegistry } = await import(${registry});
      await openRegistry('.').readPointers();
      console.log(loaded.some((url) => url.includes('aws-sdk')), loaded.length > 20);`;
    const { output } = await runProgram(process.execPath, ['--input-type=module', '-e', code], {
      cwd: import.meta.dirname,
    });
    assert.equal(output.trim(), 'false true');
  });
});

describe('publishing into a bucket', () => {
  it('that was killed half-way is no release, and is finished by the next one', async () => {
    const build = await bench.remote();
    const dying = createBucketStore({
      ...bucket,
      create: (key, ...rest) =>
        key.endsWith('release.json') ? Promise.reject(new Error('killed')) : bucket.create(key, ...rest),
    });
    await assert.rejects(publishRelease(dying, build), /killed/);
    assert.deepEqual([await store.readRelease(ID), await store.listReleases('browse')], [null, []]);
    assert.equal((await publishRelease(store, build)).isNew, true);
    assert.deepEqual(await store.findFaults(ID), []);
  });

  it('never takes over what another build left half-way under the same name', async () => {
    await bucket.create(`${FILES}${ENTRY}`, 'other bytes');
    await assert.rejects(
      publishRelease(store, await bench.remote()),
      /has other content, of a publishing that did not end/,
    );
    assert.equal(await store.readRelease(ID), null);
  });

  it('by two who have other bytes under one name publishes one of them, whole', async () => {
    const builds = [await bench.remote(), await bench.remote({}, { [ENTRY]: 'another();' })];
    const done = await Promise.allSettled(builds.map((build) => publishRelease(createBucketStore(bucket), build)));
    assert.ok(done.filter(({ status }) => status === 'fulfilled').length <= 1);
    if ((await store.readRelease(ID)) !== null) assert.deepEqual(await store.findFaults(ID), []);
  });

  it('puts back a file that a published release has lost', async () => {
    const build = await bench.remote();
    await publishRelease(store, build);
    await bucket.remove(`${FILES}${ENTRY}`);
    assert.match((await store.findFaults(ID)).join(), /entry\.0123456789\.js is missing/);
    assert.equal((await publishRelease(store, build)).isNew, false);
    assert.deepEqual(await store.findFaults(ID), []);
  });

  it('keeps its source maps apart from what is served', async () => {
    const build = await bench.remote();
    await writeFile(join(build, `${ENTRY}.map`), '{"version":3}');
    await publishRelease(store, build);
    assert.equal(await store.readMap(ID, ENTRY), '{"version":3}');
    assert.equal(await store.readMap(ID, 'none.js'), null);
    assert.ok(!(await bucket.list('releases/')).some(({ key }) => key.includes('.map')));
    assert.deepEqual([...(await store.brotliSizes(ID)).keys()], [ENTRY]);
  });

  it('is checked byte by byte: a changed file, a strange one, a key that leads elsewhere', async () => {
    await publishRelease(store, await bench.remote());
    await bucket.create(`${FILES}login.html`, '<form>');
    await writeFile(server().at(`registry-${count}/${FILES}${ENTRY}`), 'steal();');
    const faults = (await store.findFaults(ID)).join('\n');
    assert.match(faults, /entry\.0123456789\.js is not what release\.json says it is/);
    assert.match(faults, /login\.html is not of this release/);
    const strange: Bucket = {
      ...bucket,
      list: async () => [{ key: `${FILES}../../../../etc/passwd`, size: 1, changedAt: new Date() }],
    };
    assert.match((await createBucketStore(strange).findFaults(ID)).join(), /passwd is no name of a file/);
  });
});

describe('writers at the same moment', () => {
  it('go back once by one roll-back, though its answer is lost and it is sent again, after others too', async () => {
    await commits('aaaaaaa', 'bbbbbbb', 'ccccccc');
    const deaf = (between: () => Promise<unknown>): Bucket => ({
      ...bucket,
      replace: async (...args) => {
        await bucket.replace(...args);
        await between();
        return bucket.replace(...args);
      },
    });
    const once = await rollback(createBucketStore(deaf(async () => undefined)), ['browse']);
    assert.deepEqual([once.revision, await liveOf()], [4, 'browse@1.0.0+bbbbbbb']);
    const { revision } = await rollback(createBucketStore(deaf(() => renew(store))), ['browse']);
    assert.deepEqual([revision, await liveOf()], [5, 'browse@1.0.0+aaaaaaa']);
    assert.equal((await store.readPointers()).revision, 6);
    assert.deepEqual((await verifyHistory(store.history, await store.readPointers())).faults, []);
  });

  it('begin anew with what came between, and are refused where it forbids them', async () => {
    await commits('aaaaaaa', 'bbbbbbb');
    let isFirst = true;
    const late: Bucket = {
      ...bucket,
      replace: async (...args) => {
        if (isFirst) {
          isFirst = false;
          await rollback(store, ['browse']);
        }
        return bucket.replace(...args);
      },
    };
    await assert.rejects(rollback(createBucketStore(late), ['browse']), /no earlier release/);
    assert.equal((await store.readPointers()).revision, 3);
  });

  it('lose nothing to a pruning: what is promoted meanwhile stays, or is not promoted', async () => {
    await commits('aaaaaaa', 'bbbbbbb');
    const { id } = await publishRelease(store, await bench.remote({ commit: 'ccccccc' }));
    const rule = { olderThan: new Date(Date.now() + 60_000), kept: 0, isDryRun: false };
    const document = 'releases/browse/1.0.0+ccccccc/release.json';
    const promoting: Bucket = {
      ...bucket,
      // The release is still there when the promotion looks, and is taken away before it writes.
      remove: async (key) => {
        if (key === document) await promote(store, [id]);
        return bucket.remove(key);
      },
    };
    assert.deepEqual((await createBucketStore(promoting).prune(rule)).releases, []);
    assert.equal(await liveOf(), id);
    assert.deepEqual(await store.findFaults(id), []);

    const next = (await publishRelease(store, await bench.remote({ commit: 'ddddddd' }))).id;
    const slow = createBucketStore({
      ...bucket,
      replace: async (key, ...rest) => {
        if (key === 'pointers.json') await store.prune(rule);
        return bucket.replace(key, ...rest);
      },
    });
    await assert.rejects(promote(slow, [next]), /is not published/);
    assert.equal(await liveOf(), id);
  });
});

it('a write that meets another one is decided by a second one', async () => {
  await commits('aaaaaaa');
  server().fail('conflicting');
  assert.equal(await bucket.create('object', 'one'), true);
  server().fail('conflicting');
  assert.equal(await bucket.create('object', 'two'), false);
  server().fail('conflicting');
  assert.equal((await renew(store)).revision, 2);
});

it('a record of the history is never written over', async () => {
  await commits('aaaaaaa');
  assert.equal(await store.history.create(1, 'forged'), false);
  await rm(server().at(`registry-${count}/history/1.json`));
  await commits('bbbbbbb');
  assert.deepEqual(await store.history.list(), [1, 2], 'the pointers have it still');
});
