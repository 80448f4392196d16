import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { isBusy } from './busy.ts';
import { createKeyedQueue, createQueue } from './concurrency-queue.ts';

/** Work that ends on `end()`; `begun` resolves when it starts. */
const task = () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const work = async (): Promise<void> => {
    begun.resolve();
    await end.promise;
  };
  return { work, begun: begun.promise, end: end.resolve };
};

test('runs up to its limit at once, the others in order of arrival', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 10, waitMs: HOUR_MS });
  const order: number[] = [];
  let most = 0;
  let working = 0;
  const work = (number: number) => async () => {
    order.push(number);
    working += 1;
    most = Math.max(most, working);
    await Promise.resolve();
    working -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map((number) => queue.run(work(number))));
  assert.deepEqual([order, most, queue.isEmpty()], [[1, 2, 3, 4, 5, 6], 2, true]);
});

test('a full queue refuses at once; a task that fails ends its turn', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1, waitMs: HOUR_MS });
  const first = task();
  const held = queue.run(first.work);
  await first.begun;
  const waiting = queue.run(() => Promise.reject(new Error('no power')));
  await assert.rejects(queue.run(first.work), isBusy);
  first.end();
  await held;
  await assert.rejects(waiting, /no power/);
  assert.equal(await queue.run(async () => 'again'), 'again');
});

test('a task whose turn does not come in time fails, and its turn is skipped', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const queue = createQueue({ atOnce: 1, waiting: 5, waitMs: 1000 });
  const first = task();
  const held = queue.run(first.work);
  await first.begun;
  const late = queue.run(() => assert.fail('It was refused.'));
  const refused = assert.rejects(late, isBusy);
  context.mock.timers.tick(999);
  const patient = queue.run(async () => 'mine');
  context.mock.timers.tick(1);
  await refused;
  first.end();
  await held;
  assert.equal(await patient, 'mine');
});

test('queues of different keys do not wait for each other, and an empty one is dropped', async () => {
  const queues = createKeyedQueue({ atOnce: 1, waiting: 1, waitMs: HOUR_MS });
  const first = task();
  const held = queues.run('one', first.work);
  await first.begun;
  assert.equal(await queues.run('other', async () => 'at once'), 'at once');
  assert.equal(queues.size(), 1);
  first.end();
  await held;
  assert.equal(queues.size(), 0);
});
