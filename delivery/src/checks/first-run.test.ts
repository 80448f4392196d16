import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { WORKSPACE } from '../workspace/workspace.ts';

const read = (file: string): Promise<string> => readFile(join(WORKSPACE, file), 'utf8');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-run-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a checkout that has nothing installed, with an npx that only says what it was asked, and fails. */
const firstStart = async (
  name: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> => {
  const root = join(folder, name);
  const programs = join(folder, 'programs');
  await mkdir(programs);
  await writeFile(join(programs, 'npx'), '#!/bin/sh\necho "asked: $* cache: $npm_config_cache"\nexit 1\n');
  await chmod(join(programs, 'npx'), 0o755);
  await cp(join(WORKSPACE, 'delivery/first-run'), join(root, 'delivery/first-run'), { recursive: true });
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    await cp(join(WORKSPACE, file), join(root, file));
  }
  const script = join(root, 'delivery/first-run/start.mjs');
  const bare = { PATH: `${programs}:/usr/bin:/bin`, HOME: folder, ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env: bare, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
};

describe('the first start', () => {
  it('refuses a path in which nothing can be built, in one sentence and before it installs', async () => {
    for (const name of ['with # in it', 'why?']) {
      const { code, output } = await firstStart(name);
      assert.equal(code, 1);
      assert.match(
        output,
        /^The bundler cannot build in a folder whose path holds "#" or "\?": move .+ to one without\.\n$/,
      );
      await rm(join(folder, 'programs'), { recursive: true });
    }
  });

  it('installs with the pinned pnpm in any other path', async () => {
    const { output } = await firstStart('mga laro ñ');
    assert.match(output, /asked: --yes pnpm@\d+\.\d+\.\d+ install --frozen-lockfile cache: \n/);
  });

  it('brings its own cache where the home folder cannot be written', async () => {
    const { output } = await firstStart('site', { HOME: join(folder, 'none') });
    assert.match(output, new RegExp(`cache: ${join(folder, 'site/.cache/npm')}\n`));
  });
});

it('one version of Node is pinned: what runs, what packages are chosen for, and what the images hold', async () => {
  const workspace = await read('pnpm-workspace.yaml');
  const pinned = /^ {2}node: (.+)$/m.exec(workspace)?.[1];
  assert.ok(pinned);
  assert.equal(/^nodeVersion: (.+)$/m.exec(workspace)?.[1], pinned);
  const image = `node:${pinned.split('.')[0]}-`;
  assert.match(
    await read('delivery/docker/Dockerfile'),
    new RegExp(`^ARG NODE_IMAGE=${image}.+\n^FROM \\$\\{NODE_IMAGE\\} `, 'm'),
  );
  const chosen = [...(await read('docker-compose.yml')).matchAll(/\$\{NODE_IMAGE:-(.+?)\}/g)].map(([, name]) => name);
  assert.ok(chosen.length > 0 && chosen.every((name) => name?.startsWith(image)));
});
