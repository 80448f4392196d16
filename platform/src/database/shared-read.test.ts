import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareReads } from './shared-read.ts';

test('who asks during a read gets the next one, together with all others', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = shareReads(() => {
    const one = Promise.withResolvers<string>();
    reads.push(one);
    return one.promise;
  });
  const first = read();
  const crowd = Array.from({ length: 100 }, read);
  assert.equal(reads.length, 1);
  reads[0]?.resolve('before');
  assert.equal(await first, 'before');
  while (reads.length < 2) await Promise.resolve();
  reads[1]?.resolve('after');
  assert.deepEqual(new Set(await Promise.all(crowd)), new Set(['after']));
  assert.equal(reads.length, 2);
});

test('a read that fails fails for those who share it, and the next one is a new one', async () => {
  let isBroken = true;
  const read = shareReads(async () => {
    if (isBroken) throw new Error('no power');
    return 'again';
  });
  await assert.rejects(read(), /no power/);
  isBroken = false;
  assert.equal(await read(), 'again');
});
