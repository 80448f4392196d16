import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Release } from 'shared-kernel/contracts/release';
import { readBuild } from '../registry/builds/build-files.ts';
import { runScript } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

/** What it weighs, so that it grows unseen no more; the target is 170 (docs/decisions/0004-start-up.md). */
const MOST_BYTES = 176 * 1024;
const SOURCES = ['src', 'locales', 'edge', 'brands', 'package.json', 'rspack.config.ts', 'tsconfig.json'];

let folder: string;
before(async () => {
  await mkdir(join(WORKSPACE, '.cache'), { recursive: true });
  folder = await mkdtemp(join(WORKSPACE, '.cache/weight-'));
});
after(() => rm(folder, { recursive: true, force: true }));

const build = async (name: string): Promise<Release> => {
  const [from, cwd] = [join(WORKSPACE, name), join(folder, name)];
  const isBuilt = (path: string): boolean => !/\.test\.tsx?$/.test(path);
  await mkdir(cwd);
  for (const source of SOURCES.filter((each) => existsSync(join(from, each))))
    await cp(join(from, source), join(cwd, source), { recursive: true, filter: isBuilt });
  await symlink(join(from, 'node_modules'), join(cwd, 'node_modules'));
  const rspack = join(cwd, 'node_modules/@rspack/cli/bin/rspack.js');
  const { code, output } = await runScript(rspack, ['build'], { cwd, env: { NODE_ENV: 'production' } });
  assert.equal(code, 0, output);
  return readBuild(join(cwd, 'dist'));
};

const weightOf = ({ files }: Release, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (files[name]?.gzipBytes ?? assert.fail(name)), 0);

test('the JavaScript of home’s first view weighs 176 KB at most', async () => {
  const [host, browse] = [await build('host'), await build('remote-browse')];
  assert.ok(host.kind === 'host' && browse.kind === 'remote');
  const { start, pages } = browse.preload;
  const { scripts = [], texts } = pages.home ?? assert.fail('no home');
  const weight =
    weightOf(host, host.preload.scripts) +
    weightOf(browse, [...start.scripts, ...scripts, ...(texts?.EN ?? assert.fail('no texts'))]);
  assert.ok(weight <= MOST_BYTES, `${(weight / 1024).toFixed(1)} KB`);
});
