import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Release } from '@shared-kernel/contracts/release/release';
import { readBuild } from '../../registry/builds/build-files.ts';
import { readStack } from '../../registry/maps/read-stack.ts';
import { createFolderStore, promote, publishRelease } from '../../registry/registry.ts';
import { runProgram, runScript } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';

const REMOTE = 'remote-agent';
const PACKAGES = ['host', REMOTE, 'shared-kernel', 'delivery'];
const ROOT_FILES = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];
/** Of the packages' folders only what a build is made of: tests and earlier builds stay behind. */
const isSource = (path: string): boolean => !/\/(?:dist|\.types|node_modules\/\.cache)$/.test(path);

let folder: string;
before(async () => {
  await mkdir(join(WORKSPACE, '.cache'), { recursive: true });
  folder = await mkdtemp(join(WORKSPACE, '.cache/checkouts-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** A checkout in a folder of its own, the installed packages too: a link to them would lead builds back to one path. */
const checkOut = async (name: string): Promise<string> => {
  const root = join(folder, name);
  await mkdir(root);
  for (const each of PACKAGES) {
    cpSync(join(WORKSPACE, each), join(root, each), { recursive: true, verbatimSymlinks: true, filter: isSource });
  }
  for (const file of ROOT_FILES) await cp(join(WORKSPACE, file), join(root, file));
  const packages = join(WORKSPACE, 'node_modules');
  // The same files under other names, where the disk and the system's cp can do it.
  const linked = await runProgram('cp', ['-al', packages, root], { cwd: root });
  if (linked.code !== 0) {
    const copied = await runProgram('cp', ['-a', packages, root], { cwd: root });
    assert.equal(copied.code, 0, copied.output);
  }
  return root;
};

const build = async (root: string, name: string): Promise<{ dist: string; release: Release }> => {
  const cwd = join(root, name);
  const rspack = join(cwd, 'node_modules/@rspack/cli/bin/rspack.js');
  const { code, output } = await runScript(rspack, ['build'], { cwd, env: { NODE_ENV: 'production' } });
  assert.equal(code, 0, output);
  const dist = join(cwd, 'dist');
  return { dist, release: await readBuild(dist) };
};

test('two checkouts build the same bytes wherever they lie, and say no place of theirs; a build knows what it needs of a host', async (t) => {
  // A space, and letters so often that they would change the order in which a minifier hands out names.
  const [one, other] = [await checkOut('one'), await checkOut('an other 5555555555')];
  const builds = new Map<string, Awaited<ReturnType<typeof build>>>();

  for (const name of ['host', REMOTE]) {
    await t.test(`${name}: one name, one content`, async () => {
      const [here, there] = [await build(one, name), await build(other, name)];
      builds.set(name, here);
      const { builtAt: _, ...ofHere } = here.release;
      const { builtAt: __, ...ofThere } = there.release;
      assert.deepEqual(ofHere, ofThere);
    });
    await t.test(`${name}: no file names a source map or the folder that it was built in`, async () => {
      const { dist, release } = builds.get(name) ?? assert.fail('not built');
      for (const file of Object.keys(release.files)) {
        const text = await readFile(join(dist, file), 'latin1');
        assert.doesNotMatch(text, /sourceMappingURL/, file);
        assert.ok(!text.includes(WORKSPACE), file);
      }
      assert.ok((await readdir(dist)).some((file) => file.endsWith('.js.map')));
    });
  }

  const store = createFolderStore(join(folder, 'registry'));
  await t.test('a place in a published file is read back to its source', async () => {
    const { dist, release } = builds.get(REMOTE) ?? assert.fail('not built');
    const { id } = await publishRelease(store, dist);
    assert.ok(release.kind === 'remote');
    const page = release.preload.pages.agentHome?.scripts.find((file) => file in release.files) ?? release.entry;
    const bytes = await readFile(join(dist, page), 'utf8');
    const place = `https://a.example/${id.slice(id.indexOf('@') + 1)}/${page}:1:${bytes.length - 40}`;
    const { text, releases } = await readStack(store, `    at ${place}`);
    assert.match(text, /^ {4}at (?:remote-agent|shared-kernel|node_modules)\/.+:\d+:\d+/);
    assert.deepEqual(releases, [id]);
  });

  await t.test('a remote that uses what its kernel got since the live host is refused', async () => {
    const host = await publishRelease(store, builds.get('host')?.dist ?? assert.fail('not built'));
    await promote(store, [host.id]);
    await appendFile(join(other, 'shared-kernel/ui/src/components/tag/tag.tsx'), '\nexport const NewerTag = Tag;\n');
    await appendFile(join(other, REMOTE, 'src/remote.tsx'), "\nexport { NewerTag } from '@shared-kernel/ui/tag';\n");
    const { dist } = await build(other, REMOTE);
    await assert.rejects(publishRelease(store, dist), /needs NewerTag of @shared-kernel\/ui\/tag, which host@/);
  });
});
