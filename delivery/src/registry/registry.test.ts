import assert from 'node:assert/strict';
import { readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import { ANY_NAME } from '@shared-kernel/contracts/release/release';
import { runProgram } from '../workspace/run-program.ts';
import type { ReleaseStore } from './registry.ts';
import { promote, publishRelease, publishReleases, rollback } from './registry.ts';
import { eachRegistry, type TestRegistry } from './testing/each-registry.ts';
import type { Workbench } from './testing/sample-build.ts';

eachRegistry((openRegistry) => {
  let registry: TestRegistry;
  let bench: Workbench;
  let store: ReleaseStore;
  beforeEach(async () => {
    registry = await openRegistry();
    ({ bench, store } = registry);
  });
  afterEach(() => bench.dispose());

  const liveOf = async (name: string): Promise<string | undefined> => (await store.readPointers()).packages[name]?.live;

  /** Publishes host and browse, and makes both live. */
  const startSite = async (): Promise<void> => {
    const published = await publishReleases(store, [await bench.host(), await bench.remote()]);
    await promote(
      store,
      published.map(({ id }) => id),
    );
  };

  const home: RemoteRelease['routes'][number] = {
    path: '/m/home',
    aliases: ['/'],
    page: 'home',
    title: { EN: 'Home', TY: 'Home' },
    access: 'public',
    rejectsTrial: false,
    frame: { header: 'home', back: 'home', bottomMenu: true },
    starts: [],
  };

  describe('publishing', () => {
    it('stores the files of a build with their compressed copies, and leaves what is live alone', async () => {
      const build = await bench.remote();
      assert.deepEqual(await publishRelease(store, build), {
        id: 'browse@1.0.0+aaaaaaa',
        isNew: true,
        waitsForHost: false,
      });

      const at = (file: string): string => registry.at(`releases/browse/1.0.0+aaaaaaa/${file}`);
      const plain = await readFile(at('entry.0123456789.js'));
      assert.deepEqual(plain, await readFile(join(build, 'entry.0123456789.js')));
      assert.deepEqual(brotliDecompressSync(await readFile(at('entry.0123456789.js.br'))), plain);
      assert.deepEqual(gunzipSync(await readFile(at('entry.0123456789.js.gz'))), plain);
      assert.equal(await liveOf('browse'), undefined);
    });

    it('does nothing when the same content comes again, whenever it was built', async () => {
      await publishRelease(store, await bench.remote());
      const again = await publishRelease(store, await bench.remote({ builtAt: '2027-02-02T00:00:00.000Z' }));
      assert.equal(again.isNew, false);
    });

    it('refuses other bytes under a published id', async () => {
      await publishRelease(store, await bench.remote());
      const other = await bench.remote({}, { 'entry.0123456789.js': 'export const remote = "another";' });
      await assert.rejects(publishRelease(store, other), /already published with other content/);
    });

    it('refuses a build with a missing or changed file, and names each', async () => {
      const files = { 'entry.0123456789.js': 'one', 'page.0123456789.js': 'two', 'fine.0123456789.js': 'three' };
      const build = await bench.remote({}, files);
      await rm(join(build, 'page.0123456789.js'));
      await writeFile(join(build, 'entry.0123456789.js'), 'tampered');
      await assert.rejects(publishRelease(store, build), (error: Error) => {
        assert.match(error.message, /entry\.0123456789\.js is not what/);
        assert.match(error.message, /page\.0123456789\.js is missing/);
        assert.doesNotMatch(error.message, /fine/);
        return true;
      });
      assert.equal(await store.readRelease('browse@1.0.0+aaaaaaa'), null);
    });

    it('refuses a build that tells browsers to fetch what it does not have', async () => {
      const start = { scripts: ['absent.0123456789.js'], styles: [] };
      const build = await bench.remote({ preload: { start, pages: {}, locales: { EN: [], TY: [] } } });
      await assert.rejects(publishRelease(store, build), /absent\.0123456789\.js is preloaded but not listed/);
    });

    it('never takes a file from outside the build folder', async () => {
      const { 'entry.0123456789.js': entry } = { 'entry.0123456789.js': 'one' };
      const outside = await bench.remote({}, { 'entry.0123456789.js': entry, '../outside.js': 'secret' });
      await assert.rejects(publishRelease(store, outside), /lists what is outside its folder: \.\.\/outside\.js/);
    });

    it('never takes what a link leads to: a file or a folder', async () => {
      const build = await bench.remote({}, { 'entry.0123456789.js': 'one', 'media/spin.0123456789.js': 'two' });
      const elsewhere = await bench.remote({}, { 'entry.0123456789.js': 'one', 'media/spin.0123456789.js': 'two' });
      for (const part of ['entry.0123456789.js', 'media']) {
        await rm(join(build, part), { recursive: true });
        await symlink(join(elsewhere, part), join(build, part));
      }
      await assert.rejects(publishRelease(store, build), (error: Error) => {
        assert.match(error.message, /entry\.0123456789\.js is a link/);
        assert.match(error.message, /media\/spin\.0123456789\.js is a link/);
        return true;
      });
      assert.equal(await store.readRelease('browse@1.0.0+aaaaaaa'), null);
    });

    it('refuses a page or slot extension that has no files of its own', async () => {
      const routes = [{ ...home, page: 'absent' }];
      const slots = [{ name: 'home.top', component: 'missing' }];
      await assert.rejects(publishRelease(store, await bench.remote({ routes, slots })), (error: Error) => {
        assert.match(error.message, /\/m\/home shows 'absent', which is not among the release's pages/);
        assert.match(error.message, /home\.top takes 'missing'/);
        return true;
      });
    });

    it('says line by line what is wrong with a release document', async () => {
      const build = await bench.remote();
      const release = JSON.parse(await readFile(join(build, 'release.json'), 'utf8'));
      await writeFile(
        join(build, 'release.json'),
        JSON.stringify({ ...release, kernel: 1, routes: [{ ...home, page: 2 }] }),
      );
      await assert.rejects(publishRelease(store, build), (error: Error) => {
        assert.match(
          error.message,
          /^.*is not a release of this schema:\n {2}kernel: not of type string\n {2}routes\.0\.page: not of type string$/,
        );
        return true;
      });
      await writeFile(join(build, 'release.json'), '{"kind":"page"}');
      await assert.rejects(publishRelease(store, build), /kind: neither host nor remote/);
    });

    it('leaves one whole release when several publish it at once', async () => {
      const builds = await Promise.all([1, 2, 3, 4].map(() => bench.remote()));
      const published = await Promise.all(builds.map((build) => publishRelease(store, build)));
      assert.equal(published.filter(({ isNew }) => isNew).length, 1);
      assert.deepEqual(await store.findFaults('browse@1.0.0+aaaaaaa'), []);
      if (registry.kind === 'folder') assert.deepEqual(await registry.list('releases/browse'), ['1.0.0+aaaaaaa']);
    });
  });

  describe('files that last over releases', () => {
    const VENDORS = 'files/vendors.0123456789.js';
    const library = 'the bytes of a library\n'.repeat(100);
    const released = (commit: string, own: string, vendors = library) =>
      bench
        .host({ commit }, { [`host.${commit}000.js`]: own, [VENDORS]: vendors })
        .then((build) => publishRelease(store, build));
    const at = (path: string): string => registry.at(join('releases/host', path));

    it('are stored once, beside the releases that have them, with their compressed copies', async (context) => {
      if (registry.kind === 'bucket') return context.skip('in a bucket each release has its own');
      await released('aaaaaaa', 'one()');
      await released('bbbbbbb', 'two()');
      for (const suffix of ['', '.br', '.gz']) {
        const places = [VENDORS, `1.0.0+aaaaaaa/${VENDORS}`, `1.0.0+bbbbbbb/${VENDORS}`].map((path) =>
          at(path + suffix),
        );
        const inodes = await Promise.all(places.map((place) => stat(place).then(({ ino }) => ino)));
        assert.equal(new Set(inodes).size, 1, `${VENDORS}${suffix}`);
      }
      assert.equal(await readFile(at(VENDORS), 'utf8'), library);
      assert.deepEqual(
        await readdir(at('files')),
        ['', '.br', '.gz'].map((suffix) => `vendors.0123456789.js${suffix}`),
      );
      assert.deepEqual(await store.listReleases('host'), ['host@1.0.0+aaaaaaa', 'host@1.0.0+bbbbbbb']);
    });

    it('are refused with other bytes under the same name, and nothing is published', async () => {
      await released('aaaaaaa', 'one()');
      await assert.rejects(released('bbbbbbb', 'two()', 'other bytes'), /already published with other content/);
      assert.equal(await store.readRelease('host@1.0.0+bbbbbbb'), null);
      assert.equal(await readFile(at(`1.0.0+aaaaaaa/${VENDORS}`), 'utf8'), library);
    });

    it('are refused without a name that follows from their content', async () => {
      for (const name of ['files/vendors.js', 'files/deep/vendors.0123456789.js', 'files/.0123456789.js']) {
        await assert.rejects(
          bench.host({}, { [name]: library }).then((build) => publishRelease(store, build)),
          /is not named by its content/,
        );
      }
    });
  });

  describe('kernel ranges', () => {
    it('refuse to publish a remote that the live host cannot run', async () => {
      await startSite();
      const build = await bench.remote({ commit: 'bbbbbbb', kernel: '^2.0.0' });
      await assert.rejects(
        publishRelease(store, build),
        /browse@1\.0\.0\+bbbbbbb needs kernel \^2\.0\.0, and host@1\.0\.0\+aaaaaaa provides 1\.2\.0/,
      );
    });

    it('refuse to promote a host that a live remote cannot run on', async () => {
      await startSite();
      const { id } = await publishRelease(
        store,
        await bench.host({ commit: 'bbbbbbb', provides: { kernel: '2.0.0' } }),
      );
      await assert.rejects(promote(store, [id]), /browse@1\.0\.0\+aaaaaaa needs kernel \^1\.0\.0/);
      assert.equal(await liveOf('host'), 'host@1.0.0+aaaaaaa');
    });

    it('let a host go live together with the remotes that need it', async () => {
      await startSite();
      const host = await bench.host({ commit: 'bbbbbbb', provides: { kernel: '2.0.0' } });
      const remote = await bench.remote({ commit: 'bbbbbbb', kernel: '^2.0.0' });
      const published = await publishReleases(store, [host, remote]);
      const before = (await store.readPointers()).revision;
      const { revision } = await promote(
        store,
        published.map(({ id }) => id),
      );
      assert.equal(revision, before + 1);
      assert.equal(await liveOf('browse'), 'browse@1.0.0+bbbbbbb');
    });

    it('refuse a roll-back to a host that the live remotes have left behind', async () => {
      await startSite();
      const host = await publishRelease(store, await bench.host({ commit: 'bbbbbbb', provides: { kernel: '1.5.0' } }));
      await promote(store, [host.id]);
      const remote = await publishRelease(store, await bench.remote({ commit: 'bbbbbbb', kernel: '^1.5.0' }));
      await promote(store, [remote.id]);
      await assert.rejects(rollback(store, ['host']), /needs kernel \^1\.5\.0/);
    });
  });

  describe('what a remote imports', () => {
    const modules = { 'shared-kernel/ui/list-row': ['ListRow', 'RowList'] };
    const takes = (consumes: Record<string, string[]>) => bench.remote({ commit: 'bbbbbbb', consumes });
    const startWith = async (host: Promise<string>) => {
      const { id } = await publishRelease(store, await host);
      await promote(store, [id]);
    };

    it('must be there, by module and by name, whatever its range says', async () => {
      await startWith(bench.host({ modules }));
      await assert.rejects(
        publishRelease(store, await takes({ 'shared-kernel/ui/list-row': ['ListNote', 'ListRow'] })),
        /browse@1\.0\.0\+bbbbbbb needs ListNote of shared-kernel\/ui\/list-row, which host@1\.0\.0\+aaaaaaa does not provide/,
      );
      await assert.rejects(
        publishRelease(store, await takes({ 'shared-kernel/ui/stepper': ['Stepper'] })),
        /needs shared-kernel\/ui\/stepper, which/,
      );
      const { waitsForHost } = await publishRelease(store, await takes({ 'shared-kernel/ui/list-row': ['ListRow'] }));
      assert.equal(waitsForHost, false);
    });

    it('is taken to be there in a module whose names the host’s build cannot tell: React, in development', async () => {
      await startWith(bench.host({ modules: { react: [ANY_NAME] } }));
      const { waitsForHost } = await publishRelease(store, await takes({ react: ['useState'] }));
      assert.equal(waitsForHost, false);
      await assert.rejects(
        publishRelease(store, await takes({ 'react-dom': ['flushSync'] })),
        /needs react-dom, which/,
      );
    });

    it('keeps a host from going live without it', async () => {
      await startWith(bench.host({ modules }));
      await startWith(takes({ 'shared-kernel/ui/list-row': ['RowList'] }));
      const poorer = await bench.host({ commit: 'ccccccc', modules: { 'shared-kernel/ui/list-row': ['ListRow'] } });
      const { id } = await publishRelease(store, poorer);
      await assert.rejects(promote(store, [id]), /needs RowList of shared-kernel\/ui\/list-row/);
    });

    it('may be on a host that is published and not live yet: the remote waits for it', async () => {
      await startSite();
      const next = await publishRelease(
        store,
        await bench.host({ commit: 'bbbbbbb', provides: { kernel: '2.0.0' }, modules }),
      );
      const remote = await bench.remote({
        commit: 'bbbbbbb',
        kernel: '^2.0.0',
        consumes: { 'shared-kernel/ui/list-row': ['ListRow'] },
      });
      const { id, waitsForHost } = await publishRelease(store, remote);
      assert.equal(waitsForHost, true);
      await assert.rejects(promote(store, [id]), /needs kernel \^2\.0\.0/);
      await promote(store, [next.id, id]);
      assert.equal(await liveOf('browse'), id);
    });

    it('is not asked of builds that do not say it', async () => {
      await startWith(bench.host({ provides: { kernel: '1.2.0' } }));
      const { id } = await publishRelease(store, await takes({ 'shared-kernel/ui/stepper': ['Stepper'] }));
      await promote(store, [id]);
      assert.equal(await liveOf('browse'), id);
    });
  });

  describe('two remotes with one address', () => {
    const preload = {
      start: { scripts: [], styles: [] },
      pages: { home: { scripts: [], styles: [], consumes: [] }, dialog: { scripts: [], styles: [], consumes: [] } },
      locales: { EN: [], TY: [] },
    };
    const publishBrowse = async (): Promise<void> => {
      const { id } = await publishRelease(store, await bench.remote({ routes: [home], preload }));
      await promote(store, [id]);
    };
    const agentWith = (aliases: string[], commit = 'ccccccc') =>
      bench.remote({ name: 'agent', commit, routes: [{ ...home, path: '/m/agent', aliases }], preload });

    it('are refused when the second is published, and the owner is named', async () => {
      await publishBrowse();
      await assert.rejects(
        publishRelease(store, await agentWith(['/m/home'])),
        /\/m\/home belongs to browse@1\.0\.0\+aaaaaaa, and agent@1\.0\.0\+ccccccc claims it too/,
      );
      assert.equal(await store.readRelease('agent@1.0.0+ccccccc'), null);
    });

    it('are refused when the second is promoted, and when a roll-back would bring the first one back', async () => {
      const agent = await publishRelease(store, await agentWith(['/']));
      await publishBrowse();
      await assert.rejects(promote(store, [agent.id]), /\/ belongs to/);
      assert.equal(await liveOf('agent'), undefined);

      const moved = await publishReleases(store, [
        await bench.remote({ commit: 'bbbbbbb' }),
        await agentWith(['/m/home', '/'], 'ddddddd'),
      ]);
      await promote(
        store,
        moved.map(({ id }) => id),
      );
      assert.equal(await liveOf('agent'), 'agent@1.0.0+ddddddd', 'a page handed over in one change');
      await assert.rejects(rollback(store, ['browse']), /\/m\/home belongs to agent@1\.0\.0\+ddddddd/);
    });

    it('are refused with patterns of which none is the narrower, and where no page is ever asked for', async () => {
      await publishBrowse();
      const draw = { ...home, path: '/m/draw/:code', aliases: [] };
      const browse = await publishRelease(store, await bench.remote({ commit: 'bbbbbbb', routes: [draw], preload }));
      await promote(store, [browse.id]);
      await assert.rejects(
        publishRelease(store, await agentWith(['/m/:page/last'])),
        /\/m\/:page\/last of agent@1\.0\.0\+ccccccc meets \/m\/draw\/:code/,
      );
      await assert.rejects(
        publishRelease(store, await agentWith(['/m/_release'])),
        /\/m\/_release of agent@.* no page's/,
      );
      const { id } = await publishRelease(store, await agentWith(['/m/d:page/:part']));
      await promote(store, [id]);
      assert.equal(await liveOf('agent'), id, 'the narrower one keeps its addresses');
    });

    it('are refused with one slot that takes one extension', async () => {
      const slots = [{ name: 'auth.dialog', component: 'dialog' }];
      const both = [await bench.remote({ slots, preload }), await bench.remote({ name: 'agent', slots, preload })];
      await assert.rejects(publishReleases(store, both), /the slot auth\.dialog belongs to browse/);
    });
  });

  describe('promotion and roll-back', () => {
    const publishCommits = async (...commits: string[]): Promise<void> => {
      for (const commit of commits) {
        const { id } = await publishRelease(store, await bench.remote({ commit }));
        await promote(store, [id]);
      }
    };

    it('makes the former release the fallback', async () => {
      await publishCommits('aaaaaaa', 'bbbbbbb');
      assert.deepEqual((await store.readPointers()).packages.browse, {
        live: 'browse@1.0.0+bbbbbbb',
        previous: ['browse@1.0.0+aaaaaaa'],
      });
    });

    it('goes back step by step, and never falls back to what was rolled back', async () => {
      await publishCommits('aaaaaaa', 'bbbbbbb', 'ccccccc');
      await rollback(store, ['browse']);
      const pointer = (await store.readPointers()).packages.browse;
      assert.deepEqual(pointer, { live: 'browse@1.0.0+bbbbbbb', previous: ['browse@1.0.0+aaaaaaa'] });
      await rollback(store, ['browse']);
      await assert.rejects(rollback(store, ['browse']), /no earlier release/);
    });

    it('does not count a promotion of what is live already', async () => {
      await publishCommits('aaaaaaa');
      const before = await store.readPointers();
      assert.deepEqual(await promote(store, ['browse@1.0.0+aaaaaaa']), before);
    });

    it('refuses what was never published, and says what was', async () => {
      await publishCommits('aaaaaaa');
      await assert.rejects(
        promote(store, ['browse@1.0.0+fffffff']),
        /not published. Published: browse@1\.0\.0\+aaaaaaa/,
      );
      await assert.rejects(promote(store, ['browse']), /is not a release/);
    });

    it('loses no change among writers at the same time', async () => {
      const builds = await Promise.all(
        ['browse', 'account', 'member', 'agent'].map((name) => bench.remote({ name, namespace: name })),
      );
      const ids = await Promise.all(builds.map(async (build) => (await publishRelease(store, build)).id));
      await Promise.all(ids.map((id) => promote(registry.open(), [id])));
      const { packages, revision } = await store.readPointers();
      assert.equal(revision, 4);
      assert.deepEqual(Object.keys(packages).sort(), ['account', 'agent', 'browse', 'member']);
    });

    it('goes on at once after a writer was killed in the middle, and what was live stays whole', async (context) => {
      if (registry.kind === 'bucket') return context.skip('a bucket has no lock');
      await publishCommits('aaaaaaa');
      const module = JSON.stringify(join(import.meta.dirname, 'registry.ts'));
      const dying = `
      import { createFolderStore } from ${module};
      const store = createFolderStore(${JSON.stringify(bench.registry)});
      await store.changePointers('nothing', () => process.kill(process.pid, 'SIGKILL'));`;
      const { code } = await runProgram(process.execPath, ['--input-type=module', '-e', dying], {
        cwd: bench.registry,
      });
      assert.notEqual(code, 0);
      assert.ok((await readdir(bench.registry)).includes('pointers.json.lock'), 'its lock is left');
      assert.equal(await liveOf('browse'), 'browse@1.0.0+aaaaaaa');
      await publishCommits('bbbbbbb');
      assert.equal(await liveOf('browse'), 'browse@1.0.0+bbbbbbb');
      assert.ok(!(await readdir(bench.registry)).includes('pointers.json.lock'));
    });
  });
});
