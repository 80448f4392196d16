import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { hashOfSeed, newSeed, openSeed } from './server-seed.ts';

const KEY = randomBytes(32);

test('what is promised is the hash of what is told, and the database does not hold the seed bare', async () => {
  const { seedHash, sealedSeed } = await newSeed([KEY]);
  const seed = await openSeed({ seedHash, sealedSeed }, [KEY]);
  assert.equal(hashOfSeed(seed), seedHash);
  assert.ok(!JSON.stringify(sealedSeed).includes(seed));
});

test('without its key, or with another seed in its place, it is not opened', async () => {
  const [one, other] = [await newSeed([KEY]), await newSeed([KEY])];
  await assert.rejects(openSeed(one, [randomBytes(32)]), /KEY_ENCRYPTION_KEY/);
  await assert.rejects(openSeed({ ...one, sealedSeed: other.sealedSeed }, [KEY]), /promised/);
});
