import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { isBusy } from './busy.ts';
import { createLine, createLines } from './waiting-line.ts';

/** Work that ends when it is told to, and says when it began. */
const task = () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const work = async (): Promise<void> => {
    begun.resolve();
    await end.promise;
  };
  return { work, begun: begun.promise, end: end.resolve };
};

test('so many work at once, the others in the order in which they came', async () => {
  const line = createLine({ atOnce: 2, waiting: 10, waitMs: HOUR_MS });
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
  await Promise.all([1, 2, 3, 4, 5, 6].map((number) => line.run(work(number))));
  assert.deepEqual([order, most, line.isEmpty()], [[1, 2, 3, 4, 5, 6], 2, true]);
});

test('a full line refuses at once; a turn that fails is a turn that ends', async () => {
  const line = createLine({ atOnce: 1, waiting: 1, waitMs: HOUR_MS });
  const first = task();
  const held = line.run(first.work);
  await first.begun;
  const waiting = line.run(() => Promise.reject(new Error('no power')));
  await assert.rejects(line.run(first.work), isBusy);
  first.end();
  await held;
  await assert.rejects(waiting, /no power/);
  assert.equal(await line.run(async () => 'again'), 'again');
});

test('whose turn does not come is told so, and is skipped', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const line = createLine({ atOnce: 1, waiting: 5, waitMs: 1000 });
  const first = task();
  const held = line.run(first.work);
  await first.begun;
  const late = line.run(() => assert.fail('It was refused.'));
  const refused = assert.rejects(late, isBusy);
  context.mock.timers.tick(999);
  const patient = line.run(async () => 'mine');
  context.mock.timers.tick(1);
  await refused;
  first.end();
  await held;
  assert.equal(await patient, 'mine');
});

test('lines of different keys do not wait for each other, and an empty one is forgotten', async () => {
  const lines = createLines({ atOnce: 1, waiting: 1, waitMs: HOUR_MS });
  const first = task();
  const held = lines.run('one', first.work);
  await first.begun;
  assert.equal(await lines.run('other', async () => 'at once'), 'at once');
  assert.equal(lines.size(), 1);
  first.end();
  await held;
  assert.equal(lines.size(), 0);
});
