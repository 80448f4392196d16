import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import { publishRelease, type ReleaseStore, retire } from '../registry.ts';
import { eachRegistry, type TestRegistry } from '../testing/each-registry.ts';
import type { Workbench } from '../testing/sample-build.ts';
import { diff } from './diff.ts';
import { promote } from './promote.ts';

eachRegistry((openRegistry) => {
  let registry: TestRegistry;
  let bench: Workbench;
  let store: ReleaseStore;
  beforeEach(async () => {
    registry = await openRegistry();
    ({ bench, store } = registry);
  });
  afterEach(() => bench.dispose());

  const route = (path: string, title: string): RemoteRelease['routes'][number] => ({
    path,
    aliases: [],
    page: 'home',
    title: { EN: title, TY: title },
    access: 'public',
    rejectsTrial: false,
    frame: { header: 'home', back: 'home', bottomMenu: true },
    starts: [],
  });
  const words = 'a script that compresses well\n'.repeat(100);
  const page = (file: string) => ({ scripts: [], styles: [], consumes: [], texts: { EN: [file], TY: [file] } });

  /** Two releases of browse, of which nearly everything differs. */
  const publishTwo = async (): Promise<readonly [string, string]> => {
    const first = await bench.remote(
      {
        commit: 'aaaaaaa',
        routes: [route('/m/home', 'Home'), route('/m/old', 'Old')],
        slots: [{ name: 'home.tiles', component: 'home' }],
        consumes: { 'shared-kernel/format': ['date', 'money'] },
        preload: {
          start: { scripts: [], styles: [] },
          pages: { home: page('words.0000000001.js') },
          locales: { EN: [], TY: [] },
        },
      },
      { 'entry.0123456789.js': words, 'words.0000000001.js': 'Home', 'gone.0123456789.js': 'gone' },
    );
    const second = await bench.remote(
      {
        commit: 'bbbbbbb',
        routes: [route('/m/home', 'Start'), route('/m/new', 'New')],
        consumes: { 'shared-kernel/format': ['money', 'percent'], react: ['memo'] },
        preload: {
          start: { scripts: [], styles: [] },
          pages: { home: page('words.0000000002.js'), fresh: page('fresh.0000000002.js') },
          locales: { EN: [], TY: [] },
        },
      },
      { 'entry.0123456789.js': words, 'words.0000000002.js': 'Start', 'fresh.0000000002.js': `${words}fresh` },
    );
    return [(await publishRelease(store, first)).id, (await publishRelease(store, second)).id];
  };

  describe('the difference of two releases', () => {
    it('names routes, slots, words, modules and files, and what it costs to fetch', async () => {
      const [one, two] = await publishTwo();
      const [found] = await diff(store, one, two);
      assert.ok(found?.difference);
      const { bytes, ...difference } = found.difference;
      assert.deepEqual(difference, {
        routes: { added: ['/m/new'], removed: ['/m/old'], changed: ['/m/home'] },
        slots: { added: [], removed: ['home.tiles home'], changed: [] },
        files: { added: ['fresh.js'], removed: ['gone.js'], changed: ['words.js'] },
        texts: { added: ['fresh EN', 'fresh TY'], removed: [], changed: ['home EN', 'home TY'] },
        facts: {
          consumes: {
            added: ['shared-kernel/format percent', 'react memo'],
            removed: ['shared-kernel/format date'],
            changed: [],
          },
        },
      });
      assert.equal(bytes.before.raw, words.length + 8);
      assert.equal(bytes.fetched.raw, words.length + 10, 'the entry is the same');
      assert.ok(bytes.fetched.brotli < 100 && bytes.after.brotli < 200, JSON.stringify(bytes));
    });

    it('is none of a release with itself, and refused for two packages', async () => {
      const [one] = await publishTwo();
      const [found] = await diff(store, one, one);
      assert.deepEqual([found?.difference?.facts, found?.difference?.bytes.fetched], [{}, { raw: 0, brotli: 0 }]);
      await assert.rejects(diff(store, one, 'host@1.0.0+aaaaaaa'), /are of two packages/);
      await assert.rejects(diff(store, one, '2'), /two releases of a package, or two revisions/);
      await assert.rejects(diff(store, one, 'browse@1.0.0+ccccccc'), /is not published/);
    });
  });

  describe('the difference of two revisions', () => {
    it('is that of every package whose live release changed', async () => {
      const [one, two] = await publishTwo();
      await promote(store, [one]);
      await promote(store, [two]);
      await retire(store, 'browse');
      const [changed] = await diff(store, '1', '2');
      assert.deepEqual([changed?.before, changed?.after, changed?.difference?.routes.added], [one, two, ['/m/new']]);
      const [gone] = await diff(store, '2', '3');
      assert.deepEqual(gone, { name: 'browse', before: two, after: null, difference: null });
      assert.deepEqual(await diff(store, '2', '2'), []);
      await rm(registry.at('releases/browse/1.0.0+aaaaaaa/release.json'));
      assert.equal((await diff(store, '1', '2'))[0]?.difference, null, 'it was pruned');
      await assert.rejects(diff(store, '1', '9'), /There is no revision 9/);
    });
  });
});
