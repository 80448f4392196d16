import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { isLasting, parseRelease, RELEASE_FILE } from '../../registry/builds/build-files.ts';
import { runScript } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';

const HOST = join(WORKSPACE, 'host');
const SOURCES = ['src', 'locales', 'edge', 'package.json', 'rspack.config.ts', 'tsconfig.json'];
const WORDS = 'locales/en.json';

let folder: string;
before(async () => {
  await mkdir(join(WORKSPACE, '.cache'), { recursive: true });
  folder = await mkdtemp(join(WORKSPACE, '.cache/lasting-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** Builds a copy of the host with one word of its texts changed; answers its build folder and release. */
const buildWith = async (name: string, word: string) => {
  const copy = join(folder, name);
  await mkdir(copy);
  for (const source of SOURCES) await cp(join(HOST, source), join(copy, source), { recursive: true });
  await symlink(join(HOST, 'node_modules'), join(copy, 'node_modules'));
  const texts = await readFile(join(copy, WORDS), 'utf8');
  await writeFile(join(copy, WORDS), texts.replace('Language', word));
  const { code, output } = await runScript(join(copy, 'node_modules/@rspack/cli/bin/rspack.js'), ['build'], {
    cwd: copy,
    env: { NODE_ENV: 'production' },
  });
  assert.equal(code, 0, output);
  const dist = join(copy, 'dist');
  return { dist, release: parseRelease(await readFile(join(dist, RELEASE_FILE), 'utf8'), dist) };
};

test('two builds that differ in a word of the host have all files but the first script in common, by name and byte', async () => {
  const one = await buildWith('one', 'A word');
  const other = await buildWith('other', 'Another word');
  assert.notEqual(one.release.commit, other.release.commit);
  const namesOf = ({ release }: typeof one) => Object.keys(release.files).sort();
  const common = namesOf(one).filter((file) => namesOf(other).includes(file));

  const ofOne = namesOf(one).filter((file) => !common.includes(file));
  assert.equal(ofOne.length, 1);
  assert.match(ofOne[0] ?? '', /^host\.[0-9a-f]+\.js$/);
  assert.ok(common.every(isLasting));
  assert.ok(common.some((file) => /^files\/vendors\..+\.js$/.test(file)));
  for (const file of common) {
    assert.equal(one.release.files[file]?.integrity, other.release.files[file]?.integrity, file);
    assert.deepEqual(await readFile(join(one.dist, file)), await readFile(join(other.dist, file)), file);
  }
  assert.ok((await readdir(join(one.dist, 'files'))).length > 0);
});
