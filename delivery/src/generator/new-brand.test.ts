import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { WORKSPACE } from '../workspace/workspace.ts';
import { newBrand } from './new-brand.ts';

describe('a new brand', () => {
  let root = '';
  const read = (path: string) => readFile(join(root, 'host/brands', path), 'utf8');
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'brand-'));
    for (const file of ['biome.json', '.gitignore']) await cp(join(WORKSPACE, file), join(root, file));
    // The linter's settings name rules of the house's own.
    await cp(join(WORKSPACE, 'delivery/src/checks/lint'), join(root, 'delivery/src/checks/lint'), { recursive: true });
    await cp(join(WORKSPACE, 'host/brands'), join(root, 'host/brands'), { recursive: true });
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('is a copy of another one, under its own name and host', async () => {
    const files = await newBrand(root, 'perlas', { like: 'dagat', title: 'Perlas' });
    assert.ok(files.includes('host/brands/perlas/mark.svg'));
    assert.ok(files.some((file) => file.startsWith('host/brands/perlas/pictures/')));
    const [own, model] = [JSON.parse(await read('perlas/brand.json')), JSON.parse(await read('dagat/brand.json'))];
    assert.deepEqual(own, { ...model, name: 'Perlas', hosts: ['perlas.localhost'] });
    assert.equal(await read('perlas/tokens.css'), await read('dagat/tokens.css'));
  });

  it('is refused where it is there already, or has nothing to be like', async () => {
    await assert.rejects(newBrand(root, 'luna'), /brands\/luna is there already/);
    await assert.rejects(newBrand(root, 'ginto', { like: 'nobody' }), /no brand nobody/);
    await assert.rejects(newBrand(root, 'Ginto!'), /is no name for a brand/);
  });
});
