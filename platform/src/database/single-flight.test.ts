import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSingleFlight } from './single-flight.ts';

test('calls during a read share the next one', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = createSingleFlight(() => {
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

test('a failed read rejects for all that share it, and the next call reads again', async () => {
  let isBroken = true;
  const read = createSingleFlight(async () => {
    if (isBroken) throw new Error('no power');
    return 'again';
  });
  await assert.rejects(read(), /no power/);
  isBroken = false;
  assert.equal(await read(), 'again');
});
