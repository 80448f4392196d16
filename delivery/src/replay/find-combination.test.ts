import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compositionIdOf } from '@shared-kernel/contracts/release/composition-id';
import { promote, publishRelease, startCanary } from '../registry/registry.ts';
import { openRegistry } from '../registry/testing/sample-build.ts';
import { findCombination } from './find-combination.ts';

test('an id is found among what is live, what was, and what canaries gave; an unknown one is refused in words', async () => {
  const { bench, store } = await openRegistry();
  try {
    const host = (await publishRelease(store, await bench.host())).id;
    const browse = async (commit: string) => (await publishRelease(store, await bench.remote({ commit }))).id;
    const [first, second, third] = [await browse('1'), await browse('2'), await browse('3')];
    await promote(store, [host, first]);
    const canary = await startCanary(store, [second], { percent: 10, merchant: undefined });
    assert.equal(canary.canaries.length, 1);
    await promote(store, [third]);
    const pointers = await store.readPointers();
    for (const id of [first, second, third])
      assert.deepEqual(await findCombination(pointers, await compositionIdOf([host, id])), { host, browse: id });
    // The canary has ended with the promotion, and is in the history alone.
    const later = { ...pointers, canaries: [] };
    assert.deepEqual(await findCombination(later, await compositionIdOf([second, host])), { host, browse: second });
    await assert.rejects(findCombination(pointers, 'ffffffff'), /No combination .*"ffffffff".*back to revision 1 of/);
  } finally {
    await bench.dispose();
  }
});
