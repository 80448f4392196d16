import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { readConfig } from './config.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const OLDER = Buffer.alloc(32, 8).toString('base64');
const SECRET = 'a-secret-of-more-than-thirty-two-characters';

test('keys come from the environment or from the file that it names', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'platform-secrets-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'keys');
  writeFileSync(file, `${KEY}\n${OLDER}\n`);
  const keys = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  assert.deepEqual(readConfig({ KEY_ENCRYPTION_KEY: `${KEY}, ${OLDER}` }).wrappingKeys, keys);
  assert.deepEqual(readConfig({ KEY_ENCRYPTION_KEY_FILE: file }).wrappingKeys, keys);
  assert.deepEqual(readConfig({ PASSWORD_PEPPER_FILE: file }).peppers, keys);
  writeFileSync(file, `${SECRET}\n`);
  assert.deepEqual(readConfig({ EDGE_SECRET_FILE: file }).edgeSecrets, [SECRET]);
});

test('what is no key stops the start, and is not said again', () => {
  for (const name of ['KEY_ENCRYPTION_KEY', 'PASSWORD_PEPPER', 'EDGE_SECRET'])
    assert.throws(
      () => readConfig({ [name]: 'swordfish' }),
      ({ message }: Error) => message.startsWith(name) && !message.includes('swordfish'),
    );
});
