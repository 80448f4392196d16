import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));

test('every remote opens the pages of its manifest on a platform that knows the specification alone', () => {
  const remotes = globSync('remote-*/src/manifest.ts', { cwd: WORKSPACE });
  assert.ok(remotes.length > 0);
  for (const manifest of remotes) {
    const file = join(WORKSPACE, manifest, '../minimal-platform.test.ts');
    assert.match(readFileSync(file, 'utf8'), /testMinimalPages\(\{ manifest, remote\b/, file);
  }
});
