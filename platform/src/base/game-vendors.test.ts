import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readGameVendors } from './game-vendors.ts';

test('a vendor has an address, over https in production, and a key from a file', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'vendors-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const keyFile = join(folder, 'key');
  writeFileSync(keyFile, 'c2hhcmVk\n');
  const read = (given: object, env: NodeJS.ProcessEnv = {}) =>
    readGameVendors({ ...env, GAME_VENDORS: JSON.stringify(given) });
  assert.deepEqual(readGameVendors({}), []);
  const siyam = { url: 'http://games.siyam.example/play/', keyFile, categories: ['RNG'] };
  assert.deepEqual(read({ SIYAM: siyam }), [
    { code: 'SIYAM', url: 'http://games.siyam.example/play', categories: ['RNG'], keys: ['c2hhcmVk'] },
  ]);
  assert.throws(() => read({ SIYAM: siyam }, { NODE_ENV: 'production' }), /https/);
  assert.equal(read({ SIYAM: { ...siyam, url: 'https://a.example' } }, { NODE_ENV: 'production' }).length, 1);
  for (const wrong of [{ siyam }, { SIYAM: { url: 'x', keyFile } }, { SIYAM: { url: siyam.url } }, [siyam]])
    assert.throws(() => read(wrong), /GAME_VENDORS has to be JSON/);
  assert.throws(() => read({ SIYAM: { ...siyam, keyFile: join(folder, 'none') } }), /cannot be read/);
});
