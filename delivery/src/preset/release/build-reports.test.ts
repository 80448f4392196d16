import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, it } from 'node:test';
import { rspack } from '@rspack/core';
import { BILL_FILE, partsOfBill } from '../../supply-chain/bill-of-materials.ts';
import { billPlugin } from './build-reports.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json':
    '{ "name": "small", "version": "3.0.0", "dependencies": { "used": "1", "unused": "1", "joined": "1" } }',
  'entry.js': "import { used } from 'used';\nimport { joined } from 'joined';\nconsole.log(used, joined);\n",
  'node_modules/used/package.json': '{ "name": "used", "version": "1.2.3", "license": "MIT", "main": "index.js" }',
  'node_modules/used/index.js': 'exports.used = 1;\n',
  'node_modules/joined/package.json':
    '{ "name": "joined", "version": "2.0.0", "license": "ISC", "type": "module", "sideEffects": false, "exports": "./index.js" }',
  'node_modules/joined/index.js': 'export const joined = () => document.title;\n',
  'node_modules/unused/package.json':
    '{ "name": "unused", "version": "1.0.0", "license": "GPL-3.0-only", "main": "index.js" }',
  'node_modules/unused/index.js': 'exports.unused = 1;\n',
};

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bill-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
after(() => rm(folder, { recursive: true, force: true }));

it('a build’s bill names what its files hold, also what was joined into one, and nothing that is only asked for', async () => {
  const compiler = rspack({
    context: folder,
    entry: './entry.js',
    mode: 'production',
    output: { path: join(folder, 'dist') },
    plugins: [billPlugin({ name: 'small', folder, id: 'aaaaaaaa', isDevelopment: false })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(String(stats))) : resolve(),
    );
  });
  const parts = partsOfBill(await readFile(join(folder, 'dist', BILL_FILE), 'utf8'));
  assert.deepEqual(
    parts.map(({ name, version, licence }) => `${name}@${version} ${licence}`),
    ['joined@2.0.0 ISC', 'used@1.2.3 MIT'],
  );
});
