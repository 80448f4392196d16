import assert from 'node:assert/strict';
import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runScript } from '../../workspace/run-program.ts';
import { bucketAt } from '../bucket/bucket.ts';
import { createBucketStore } from '../bucket/bucket-store.ts';
import { publishRelease, type ReleaseStore, renew, rollback } from '../registry.ts';
import { eachRegistry, type TestRegistry } from '../testing/each-registry.ts';
import type { Workbench } from '../testing/sample-build.ts';
import { promote } from './promote.ts';
import { verifyHistory } from './verify-history.ts';

eachRegistry((openRegistry) => {
  let registry: TestRegistry;
  let bench: Workbench;
  let store: ReleaseStore;
  beforeEach(async () => {
    registry = await openRegistry();
    ({ bench, store } = registry);
  });
  afterEach(() => bench.dispose());

  const at = (revision: number): string => registry.at(`history/${revision}.json`);
  const pointersFile = (): string => registry.at('pointers.json');
  const check = async () => verifyHistory(store.history, await store.readPointers());
  const faults = async (): Promise<readonly string[]> => (await check()).faults;
  const publish = async (commit: string): Promise<string> =>
    (await publishRelease(store, await bench.remote({ commit }))).id;
  const release = async (...names: string[]): Promise<void> => {
    for (const commit of names) await promote(store, [await publish(commit)]);
  };
  const edit = async (path: string, change: (text: string) => string): Promise<void> =>
    writeFile(path, change(await readFile(path, 'utf8')));

  describe('the history', () => {
    it('has a record of each revision, with the hash of the one before it', async () => {
      await release('aaaaaaa', 'bbbbbbb');
      await rollback(store, ['browse']);
      assert.deepEqual([...(await registry.list('history'))].sort(), ['1.json', '2.json', '3.json']);
      const { live, action, by, before } = JSON.parse(await readFile(at(3), 'utf8'));
      assert.deepEqual(
        [live, action, typeof by, before.length],
        [{ browse: 'browse@1.0.0+aaaaaaa' }, 'rollback browse', 'string', 64],
      );
      assert.deepEqual(await check(), { count: 3, faults: [], pending: null });
    });

    it('has one for each of many changes at the same moment', async () => {
      await release('aaaaaaa');
      const stores = Array.from({ length: 5 }, () => registry.open());
      await Promise.all(stores.map(renew));
      assert.deepEqual(await check(), { count: 6, faults: [], pending: null });
    });

    it('of a registry from before there were records begins at the present revision', async () => {
      await release('aaaaaaa', 'bbbbbbb', 'ccccccc');
      for (const revision of [1, 2, 3]) await rm(at(revision));
      const { head: _, history = [], ...older } = await store.readPointers();
      const former = history.map(({ before: _before, ...record }) => record);
      await writeFile(pointersFile(), JSON.stringify({ ...older, history: former }));
      assert.deepEqual(await check(), { count: 0, faults: [], pending: null });
      await release('ddddddd');
      assert.deepEqual(await store.history.list(), [3, 4]);
      assert.deepEqual(await faults(), []);
      assert.equal((await store.readPointers()).history?.length, 4, 'and roll-backs go back further');
    });

    it('goes on after its newest record when the pointers were restored', async () => {
      await release('aaaaaaa', 'bbbbbbb');
      await copyFile(pointersFile(), `${pointersFile()}.backup`);
      await release('ccccccc', 'ddddddd');
      await copyFile(`${pointersFile()}.backup`, pointersFile());
      assert.match((await faults()).join('\n'), /history\/3\.json comes after revision 2 .*restored/);
      await release('eeeeeee');
      assert.equal((await store.readPointers()).revision, 5);
      assert.deepEqual(await faults(), []);
    });
  });

  describe('a history that was touched', () => {
    const touched: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
      [
        'a record edited',
        () => edit(at(3), (text) => text.replace('promote', 'rollback')),
        /^history\/3\.json was edited$/,
      ],
      [
        'a link edited',
        () => edit(at(3), (text) => text.replace(/"before": "./, '"before": "x')),
        /^history\/3\.json was edited$/,
      ],
      ['the head edited', () => edit(at(5), (text) => text.replace('promote', 'x')), /^history\/5\.json was edited$/],
      ['nonsense', () => writeFile(at(3), 'nonsense'), /^history\/3\.json is no record$/],
      ['one removed', () => rm(at(3)), /^history\/3\.json is missing$/],
      ['the first removed', () => rm(at(1)), /^The records before history\/2\.json are missing$/],
      ['the last ones removed', () => Promise.all([rm(at(4)), rm(at(5))]), /^history\/4\.json is missing$/],
      ['one added', () => copyFile(at(5), at(6)), /^history\/6\.json comes after revision 5 of the pointers/],
      [
        'two exchanged',
        async () => {
          await rename(at(2), at(9));
          await rename(at(3), at(2));
          await rename(at(9), at(3));
        },
        /^history\/3\.json is the record of revision 2: they were reordered\nhistory\/2\.json is the record of revision 3/,
      ],
      [
        'the copy of a record in the pointers edited',
        () => edit(pointersFile(), (text) => text.replace('promote browse@1.0.0+ccccccc', 'promote nothing')),
        /^pointers\.json was edited: it tells revision 3 otherwise than history\/3\.json$/,
      ],
      [
        'the pointers edited',
        () => edit(pointersFile(), (text) => text.replaceAll('promote browse@1.0.0+eeeeeee', 'promote nothing')),
        /^pointers\.json was edited: its record of revision 5/,
      ],
    ];
    for (const [what, touch, fault] of touched) {
      it(`${what}: it is named`, async () => {
        await release('aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd', 'eeeeeee');
        await touch();
        assert.match((await faults()).join('\n'), fault);
      });
    }

    it('beyond what the pointers keep: it is named by the records alone', async () => {
      await release('aaaaaaa', 'bbbbbbb', 'ccccccc', 'ddddddd', 'eeeeeee');
      const { history = [], ...rest } = await store.readPointers();
      await writeFile(pointersFile(), JSON.stringify({ ...rest, history: history.slice(-1) }));
      assert.deepEqual(await faults(), []);
      const third = await readFile(at(3), 'utf8');
      await rm(at(3));
      assert.deepEqual(await faults(), ['history/3.json is missing']);
      await writeFile(at(3), third.replace('promote', 'x'));
      assert.deepEqual(await faults(), ['history/3.json was edited']);
    });

    it('does not keep anybody from rolling back, and stays named', async () => {
      await release('aaaaaaa', 'bbbbbbb', 'ccccccc');
      await edit(at(3), (text) => text.replace('promote', 'x'));
      await rollback(store, ['browse']);
      assert.deepEqual(await faults(), ['history/3.json was edited']);
    });
  });

  describe('a promotion that is killed', () => {
    /** Ends the process, as a lost machine would, when it is about to do this to the file. */
    const killingAt = (step: 'rename' | 'link', file: string): string => {
      const code = `import fs from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
      const own = fs.${step};
      fs.${step} = (from, to) => String(to).endsWith('${file}') ? process.kill(process.pid, 'SIGKILL') : own(from, to);
      syncBuiltinESMExports();`;
      return `--import=data:text/javascript,${encodeURIComponent(code)}`;
    };
    /** Of a bucket, where a writer writes by requests. */
    const promoteDying = (id: string, file: string): Promise<void> => {
      const bucket = bucketAt(registry.address);
      const dyingAt =
        <Args extends readonly [string, ...unknown[]]>(write: (...args: Args) => Promise<boolean>) =>
        (...args: Args): Promise<boolean> =>
          args[0] === file ? Promise.reject(new Error('killed')) : write(...args);
      const dying = { ...bucket, create: dyingAt(bucket.create), replace: dyingAt(bucket.replace) };
      return assert.rejects(promote(createBucketStore(dying), [id]), /^Error: killed$/);
    };
    const promoteKilled = async (id: string, step: 'rename' | 'link', file: string): Promise<void> => {
      if (registry.kind === 'bucket') return promoteDying(id, file);
      const script = join(import.meta.dirname, '../../cli/release.ts');
      const { code } = await runScript(script, ['promote', id, '--registry', bench.registry], {
        cwd: bench.registry,
        env: { NODE_OPTIONS: killingAt(step, file) },
      });
      assert.notEqual(code, 0);
    };

    it('before the pointers are replaced has changed nothing', async () => {
      await release('aaaaaaa');
      await promoteKilled(await publish('bbbbbbb'), 'rename', 'pointers.json');
      assert.equal((await store.readPointers()).revision, 1);
      assert.deepEqual(await check(), { count: 1, faults: [], pending: null });
      await release('ccccccc');
      assert.deepEqual(await check(), { count: 2, faults: [], pending: null });
    });

    it('before its record is written leaves it to the next change', async () => {
      await release('aaaaaaa');
      await promoteKilled(await publish('bbbbbbb'), 'link', 'history/2.json');
      assert.equal((await store.readPointers()).revision, 2);
      assert.deepEqual(await check(), { count: 1, faults: [], pending: 2 });
      await release('ccccccc');
      assert.deepEqual(await check(), { count: 3, faults: [], pending: null });
      assert.match(await readFile(at(2), 'utf8'), /promote browse@1\.0\.0\+bbbbbbb/);
    });

    it('of a new registry loses nothing either', async () => {
      await promoteKilled(await publish('aaaaaaa'), 'link', 'history/1.json');
      assert.deepEqual(await check(), { count: 0, faults: [], pending: 1 });
      await release('bbbbbbb');
      assert.deepEqual(await check(), { count: 2, faults: [], pending: null });
    });
  });
});
