import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { resolvedPackages } from './resolved-packages.ts';

let root: string;
const manifest = async (path: string, json: object): Promise<void> => {
  await mkdir(join(root, path), { recursive: true });
  await writeFile(join(root, path, 'package.json'), JSON.stringify(json));
};
/** Installs a version as pnpm does: a folder of its own in the store, linked to where it is wanted. */
const install = async (into: string, name: string, stored: string, json: object = {}): Promise<void> => {
  const path = `node_modules/.pnpm/${stored}/node_modules/${name}`;
  await manifest(path, { name, ...json });
  const link = join(root, into, 'node_modules', name);
  await mkdir(dirname(link), { recursive: true });
  await symlink(join(root, path), link);
};
const resolved = (name: string): readonly string[] => resolvedPackages([join(root, name)], [join(root, 'tools')]);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'resolved-'));
  await manifest('one', { dependencies: { shared: '1' }, devDependencies: { tester: '1' } });
  await manifest('other', { dependencies: { shared: '1' } });
  await manifest('tools', { devDependencies: { bundler: '1' } });
  await install('one', 'shared', 'shared@1.0.0', {
    dependencies: { deep: '1' },
    optionalDependencies: { native: '1' },
  });
  await install('one', 'tester', 'tester@1.0.0');
  await install('other', 'shared', 'shared@1.0.0', {
    dependencies: { deep: '1' },
    optionalDependencies: { native: '1' },
  });
  await install('node_modules/.pnpm/shared@1.0.0', 'deep', 'deep@1.0.0_react@19');
  await install('node_modules/.pnpm/shared@1.0.0', 'native', 'native@1.0.0');
  await install('tools', 'bundler', 'bundler@1.0.0');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the versions that a build is made of', () => {
  it('are those of what it needs, with what that needs, and of its tools; not its tests, not a machine’s own', () => {
    assert.deepEqual(resolved('one'), ['bundler@1.0.0', 'deep@1.0.0_react@19', 'shared@1.0.0']);
  });

  it('stay as they are when another package takes something on', async () => {
    const before = resolved('one');
    await manifest('other', { dependencies: { shared: '1', carousel: '1' } });
    await install('other', 'carousel', 'carousel@2.0.0');
    assert.deepEqual(resolved('one'), before);
    assert.ok(resolved('other').includes('carousel@2.0.0'));
  });

  it('change with a version deep below', async () => {
    const before = resolved('one');
    const link = join(root, 'node_modules/.pnpm/shared@1.0.0/node_modules/deep');
    await rm(link);
    await install('node_modules/.pnpm/shared@1.0.0', 'deep', 'deep@1.0.1_react@19');
    assert.notDeepEqual(resolved('one'), before);
  });
});
