import assert from 'node:assert/strict';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { it, mock } from 'node:test';
import { sourceHash } from './source-hash.ts';

it('a build is not made of the lock file: another team’s package renames nobody’s release', () => {
  const read: string[] = [];
  const { readFileSync } = fs;
  mock.method(fs, 'readFileSync', (path: string, ...rest: []) => {
    read.push(String(path));
    return readFileSync(path, ...rest);
  });
  syncBuiltinESMExports();
  try {
    assert.match(sourceHash('remote-agent'), /^[0-9a-f]{64}$/);
  } finally {
    mock.restoreAll();
    syncBuiltinESMExports();
  }
  const names = read.map((path) => path.slice(path.lastIndexOf('/') + 1));
  assert.ok(names.includes('remote.tsx') && names.includes('tsconfig.base.json'));
  assert.deepEqual(
    names.filter((name) => /^pnpm-/.test(name)),
    [],
  );
});
