import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { publicEntries } from './public-entries.ts';

let home = '';
before(() => {
  home = mkdtempSync(join(tmpdir(), 'public-entries-'));
  for (const folder of ['ui/button', 'ui/money']) mkdirSync(join(home, 'src', folder), { recursive: true });
  for (const file of ['ui/button/button.tsx', 'ui/money/money.tsx', 'ui/money/part.tsx'])
    writeFileSync(join(home, 'src', file), '');
});
after(() => rmSync(home, { recursive: true }));

const declared = (file: string): string => join(home, '.types', file);

test('each subpath leads to its declarations, in order', () => {
  assert.deepEqual(publicEntries(home, { './store': './src/store/store.ts', './api': './src/api/api.ts' }), [
    ['api', declared('api/api.d.ts')],
    ['store', declared('store/store.d.ts')],
  ]);
});

test('of a target with conditions, the default one says the types', () => {
  const exports = { './schema': { browser: './src/schema/schema.browser.ts', default: './src/schema/schema.ts' } };
  assert.deepEqual(publicEntries(home, exports), [['schema', declared('schema/schema.d.ts')]]);
});

test('a pattern stands for the files that are there under one name', () => {
  assert.deepEqual(publicEntries(home, { './ui/*': './src/ui/*/*.tsx' }), [
    ['ui/button', declared('ui/button/button.d.ts')],
    ['ui/money', declared('ui/money/money.d.ts')],
  ]);
});

test('what no page rests on is left out', () => {
  const exports = {
    './package.json': './package.json',
    './styles/*': './src/styles/*',
    './testing/*': './src/testing/*.ts',
  };
  assert.deepEqual(publicEntries(home, exports), []);
});

test('of the contracts only those that host and remotes hand each other are part of the API, and no icons', () => {
  mkdirSync(join(home, 'src/contracts'), { recursive: true });
  for (const file of ['release', 'envelope', 'bets', 'headers-of-bets'])
    writeFileSync(join(home, `src/contracts/${file}.ts`), '');
  const exports = { './contracts/*': './src/contracts/*.ts', './icons': './src/icons/icons.ts' };
  assert.deepEqual(
    publicEntries(home, exports).map(([subpath]) => subpath),
    ['contracts/envelope', 'contracts/release'],
  );
});
