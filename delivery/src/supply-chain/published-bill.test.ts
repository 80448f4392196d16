import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { createFolderStore, publishRelease } from '../registry/registry.ts';
import { createWorkbench } from '../registry/testing/sample-build.ts';
import { BILL_FILE, billOfMaterials } from './bill-of-materials.ts';

it('a release is published with its bill of materials, where no server reaches it', async () => {
  const bench = await createWorkbench();
  try {
    const build = await bench.remote({ commit: 'aaaaaaa' });
    const bill = billOfMaterials({ name: 'browse', version: '1.0.0' }, []);
    await writeFile(join(build, BILL_FILE), bill);
    await publishRelease(createFolderStore(bench.registry), build);
    assert.equal(await readFile(join(bench.registry, 'maps/browse/1.0.0+aaaaaaa', BILL_FILE), 'utf8'), bill);
    assert.ok(existsSync(join(bench.registry, 'releases/browse/1.0.0+aaaaaaa/release.json')));
    assert.deepEqual(globSync(`releases/**/${BILL_FILE}`, { cwd: bench.registry }), []);
  } finally {
    await bench.dispose();
  }
});
