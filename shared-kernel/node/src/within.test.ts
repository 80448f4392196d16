import assert from 'node:assert/strict';
import { it } from 'node:test';
import { HOUR_MS } from './durations.ts';
import { within } from './within.ts';

it('work in time answers for itself, and keeps no timer', async () => {
  assert.equal(await within(Promise.resolve('done'), HOUR_MS, 'late'), 'done');
  await assert.rejects(within(Promise.reject(new Error('no disk')), HOUR_MS, 'late'), /no disk/);
  assert.deepEqual(
    process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout'),
    [],
  );
});

it('work that takes longer is not waited for', async () => {
  assert.equal(await within(new Promise(() => undefined), 1, 'late'), 'late');
});
