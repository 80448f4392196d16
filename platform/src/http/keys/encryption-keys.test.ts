import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { readConfig } from '../../base/config.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { encryptionKeys } from '../http.tables.ts';
import { ensureEncryptionKey, privateKeyOf, publicEncryptionKey } from './encryption-keys.ts';

const keyOf = (text: string) => readConfig({ KEY_ENCRYPTION_KEY: text }).wrappingKeys;
const random = () => randomBytes(32).toString('base64');

describePlatform('private keys at rest', 'catalogue', (platform) => {
  const stored = async () => JSON.stringify(await platform().db.select().from(encryptionKeys));
  const start = (keys: readonly Uint8Array[]) => ensureEncryptionKey(platform().db, new Date(), keys);
  const read = async (keys: readonly Uint8Array[]) => {
    const { kid } = await publicEncryptionKey(platform().db);
    return (await privateKeyOf(platform().db, kid, keys))?.jwk.d;
  };

  test('a key of the environment wraps what lay there bare; a later one takes over; without it nothing opens', async () => {
    await platform().db.delete(encryptionKeys);
    await start([]);
    const secret = (await read([])) ?? '';
    assert.ok((await stored()).includes(secret), 'without a key of the environment it is bare');
    const [old, next] = [random(), random()];
    await start(keyOf(old));
    assert.ok(!(await stored()).includes(secret));
    assert.equal(await read(keyOf(old)), secret);
    await assert.rejects(start([]), /KEY_ENCRYPTION_KEY/);
    await assert.rejects(start(keyOf(next)), /KEY_ENCRYPTION_KEY/);
    await start(keyOf(`${next}, ${old}`));
    assert.equal(await read(keyOf(next)), secret);
  });

  test('a key of another length stops the start with a sentence', () => {
    assert.throws(() => keyOf(randomBytes(16).toString('base64')), /32 random bytes/);
    assert.deepEqual(keyOf(''), []);
  });
});
