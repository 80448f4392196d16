import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { decryptText, encryptText, markOf, markStart, marksOf } from './encrypted-text.ts';

const NUMBER = '123456789012';
const PLACE = { use: 'accounts.number', row: '17' };
const [first, second] = [randomBytes(32), randomBytes(32)];

test('a encrypted text opens with its key, first or behind another, and with none else', async () => {
  const encrypted = await encryptText(NUMBER, PLACE, [first]);
  assert.ok(!encrypted.includes(NUMBER) && !Buffer.from(encrypted, 'base64url').includes(NUMBER));
  assert.equal(await decryptText(encrypted, PLACE, [second, first]), NUMBER);
  await assert.rejects(decryptText(encrypted, PLACE, [second]), /KEY_ENCRYPTION_KEY/);
  await assert.rejects(decryptText(encrypted, PLACE, []), /KEY_ENCRYPTION_KEY/);
});

test('what was copied to another row or column does not open there, nor what was changed', async () => {
  const encrypted = await encryptText(NUMBER, PLACE, [first]);
  await assert.rejects(decryptText(encrypted, { ...PLACE, row: '18' }, [first]), /another row/);
  await assert.rejects(decryptText(encrypted, { ...PLACE, use: 'members.email' }, [first]));
  const parts = encrypted.split('.');
  const bytes = Buffer.from(parts[3] ?? '', 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  parts[3] = bytes.toString('base64url');
  await assert.rejects(decryptText(parts.join('.'), PLACE, [first]));
});

test('without a key a text is bare, and opens as it is also when there is a key', async () => {
  assert.equal(await encryptText(NUMBER, PLACE, []), NUMBER);
  assert.equal(await decryptText(NUMBER, PLACE, [first]), NUMBER);
});

test('equal texts are encrypted differently and marked equally, by each key and for each use in its own way', async () => {
  assert.notEqual(await encryptText(NUMBER, PLACE, [first]), await encryptText(NUMBER, PLACE, [first]));
  const mark = markOf(NUMBER, 'a', [first]);
  assert.equal(markOf(NUMBER, 'a', [first, second]), mark);
  assert.ok(mark.startsWith(markStart([first])) && !mark.includes(NUMBER));
  assert.equal(new Set([mark, markOf(NUMBER, 'b', [first]), markOf(NUMBER, 'a', [second])]).size, 3);
  assert.deepEqual(marksOf(NUMBER, 'a', [second, first]), [markOf(NUMBER, 'a', [second]), mark, NUMBER]);
});
