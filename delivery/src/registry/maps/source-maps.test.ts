import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { publishRelease, type ReleaseStore } from '../registry.ts';
import { eachRegistry, type TestRegistry } from '../testing/each-registry.ts';
import type { Workbench } from '../testing/sample-build.ts';
import { readStack } from './read-stack.ts';

const ENTRY = 'entry.0123456789.js';
const KIT = 'files/kit.0123456789.js';

eachRegistry((openRegistry) => {
  let registry: TestRegistry;
  let bench: Workbench;
  let store: ReleaseStore;
  beforeEach(async () => {
    registry = await openRegistry();
    ({ bench, store } = registry);
  });
  afterEach(() => bench.dispose());

  /** The first column of the first line comes from the given place: `AAAA` in the code that maps use, `AASA` nine lines on. */
  const mapTo = (source: string): string =>
    JSON.stringify({ version: 3, sources: [source], names: ['Home'], mappings: 'AASAA' });

  const publish = async (build: string, maps: Readonly<Record<string, string>>): Promise<void> => {
    for (const [file, map] of Object.entries(maps)) await writeFile(join(build, `${file}.map`), map);
    await publishRelease(store, build);
  };
  const publishBoth = async (): Promise<void> => {
    await publish(await bench.remote({}, { [ENTRY]: 'one()', 'style.0123456789.css': 'p{}' }), {
      [ENTRY]: mapTo('webpack://tala_browse_0a1b2c3d/./src/features/home/home.page.tsx'),
    });
    await publish(await bench.host({}, { 'host.0123456789.js': 'two()', [KIT]: 'three()' }), {
      [KIT]: mapTo('webpack://tala_host/../shared-kernel/ui/src/components/button/button.tsx?1234'),
      'host.0123456789.js': mapTo('webpack://tala_host/data:text/javascript,import%20a%20from%20%22%2Fsrv%22'),
    });
  };

  describe('source maps', () => {
    it('are kept with the release, outside of what is served', async () => {
      await publishBoth();
      assert.match((await store.readMap('browse@1.0.0+aaaaaaa', ENTRY)) ?? '', /home\.page\.tsx/);
      const served = await registry.list('releases/browse/1.0.0+aaaaaaa');
      assert.ok(served.some((file) => file.endsWith(ENTRY)));
      assert.deepEqual(
        served.filter((file) => file.includes('.map')),
        [],
      );
    });

    it('are none for a file that has none', async () => {
      await publishBoth();
      assert.equal(await store.readMap('browse@1.0.0+aaaaaaa', 'style.0123456789.css'), null);
    });

    it('left by an unfinished publishing make room for those of the finished one', async (context) => {
      if (registry.kind === 'bucket') return context.skip('in a bucket they are filled up');
      await publishBoth();
      const left = join(bench.registry, 'maps/browse/1.0.0+bbbbbbb');
      await bench.packageAt(left);
      await publish(await bench.remote({ commit: 'bbbbbbb' }), { [ENTRY]: mapTo('webpack://x/./src/other.ts') });
      assert.deepEqual(await readdir(left), [`${ENTRY}.map.gz`]);
    });
  });

  describe('a stack of a player’s browser', () => {
    it('is read by the release that its addresses name, in every browser’s writing', async () => {
      await publishBoth();
      const { text, releases } = await readStack(
        store,
        [
          'TypeError: x is undefined',
          `    at Home (https://browse.example/1.0.0+aaaaaaa/${ENTRY}:1:1)`,
          `r@https://browse.example/1.0.0%2Baaaaaaa/${ENTRY}:1:1`,
          `    at https://host.example/${KIT}:1:1`,
          '    at https://host.example/1.0.0+aaaaaaa/host.0123456789.js:1:1',
          `    at https://browse.example/1.0.0+fffffff/${ENTRY}:1:1`,
          '    at https://elsewhere.example/analytics.js:1:1',
        ].join('\n'),
      );
      assert.deepEqual(text.split('\n'), [
        'TypeError: x is undefined',
        '    at Home (remote-browse/src/features/home/home.page.tsx:10:1 [Home])',
        'r@remote-browse/src/features/home/home.page.tsx:10:1 [Home]',
        '    at shared-kernel/ui/src/components/button/button.tsx:10:1 [Home]',
        '    at (written by the bundler):10:1 [Home]',
        `    at https://browse.example/1.0.0+fffffff/${ENTRY}:1:1`,
        '    at https://elsewhere.example/analytics.js:1:1',
      ]);
      assert.deepEqual(releases, ['browse@1.0.0+aaaaaaa', 'host@1.0.0+aaaaaaa']);
    });
  });
});
