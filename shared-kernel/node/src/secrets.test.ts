import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { edgeSecretsOf, secretsOf } from './secrets.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';

test('secrets come from the variable or from the file that it names, the one in use first', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'machine-secrets-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secrets');
  writeFileSync(file, 'one\ntwo,three\n');
  assert.deepEqual(secretsOf('NAME', undefined, file), ['one', 'two', 'three']);
  assert.deepEqual(secretsOf('NAME', 'one, two', undefined), ['one', 'two']);
  assert.deepEqual(secretsOf('NAME', undefined, undefined), []);
  writeFileSync(file, '\n');
  assert.throws(() => secretsOf('NAME', undefined, file), /^Error: NAME_FILE names an empty file/);
});

test('what is unclear stops the start, and no secret is said again', () => {
  assert.throws(() => secretsOf('NAME', undefined, '/nowhere/at/all'), /^Error: NAME_FILE names a file that cannot/);
  assert.throws(() => secretsOf('NAME', SECRET, '/x'), /not both/);
  assert.deepEqual(edgeSecretsOf(SECRET, undefined), [SECRET]);
  for (const wrong of ['swordfish', `swordfish ${SECRET}`])
    assert.throws(
      () => edgeSecretsOf(wrong, undefined),
      ({ message }: Error) => !message.includes('swordfish'),
    );
});
