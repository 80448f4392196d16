import assert from 'node:assert/strict';
import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { createFolderStore, publishRelease } from '../registry.ts';
import { createWorkbench, type Workbench } from '../testing/sample-build.ts';

const ENTRY = 'entry.0123456789.js';
const VENDORS = 'files/vendors.0123456789.js';
const FILES = { [ENTRY]: 'start();\n'.repeat(300), [VENDORS]: 'library();\n'.repeat(300) };

let bench: Workbench;
beforeEach(async () => {
  bench = await createWorkbench();
  await publishRelease(createFolderStore(bench.registry), await bench.remote({}, FILES));
});
afterEach(() => bench.dispose());

const at = (file: string): string => join(bench.registry, 'releases/browse/1.0.0+aaaaaaa', file);
const faults = () => createFolderStore(bench.registry).findFaults('browse@1.0.0+aaaaaaa');
/** In place of the file and not through it: a lasting file's places are one file. */
const replace = async (path: string, content: string | Buffer): Promise<void> => {
  await rm(path);
  await writeFile(path, content);
};

it('nothing is wrong with a release as it was published', async () => {
  assert.deepEqual(await faults(), []);
});

it('another byte is found, in a file and in the compressed copy that browsers get instead', async () => {
  await replace(at(ENTRY), 'steal();');
  await replace(at(`${VENDORS}.br`), brotliCompressSync('steal();'));
  const found = (await faults()).join('\n');
  assert.match(found, /entry\.0123456789\.js is not what release\.json says it is/);
  assert.match(found, /files\/vendors\.0123456789\.js\.br is not files\/vendors\.0123456789\.js, compressed/);
});

it('another byte is found beside the releases, from where lasting files are served', async () => {
  await replace(join(bench.registry, 'releases/browse', VENDORS), 'steal();');
  assert.ok((await faults()).includes(`${VENDORS} beside the releases is not what release.json says it is`));
  await rm(join(bench.registry, 'releases/browse', VENDORS));
  assert.ok((await faults()).includes(`${VENDORS} is missing beside the releases`));
});

it('a file that nobody listed is found, and a link', async () => {
  await writeFile(at('login.html'), '<form>');
  await symlink('/etc/passwd', at('passwd.txt'));
  const found = await faults();
  assert.ok(found.includes('login.html is not of this release'));
  assert.ok(found.includes('passwd.txt is not of this release'));
});

it('a release that is not there, or cannot be read, is one fault', async () => {
  await writeFile(at('release.json'), 'half a');
  assert.match((await faults())[0] ?? '', /is not JSON/);
  assert.deepEqual(await createFolderStore(bench.registry).findFaults('agent@1.0.0+aaaaaaa'), [
    'agent@1.0.0+aaaaaaa is not published',
  ]);
});
