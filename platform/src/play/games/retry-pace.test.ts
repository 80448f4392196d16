import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRetryPace } from './retry-pace.ts';

const START = Date.UTC(2026, 0, 1);
const after = (ms: number) => new Date(START + ms);

test('what has failed waits twice as long each time, up to a limit; only its first failure is told', () => {
  const pace = createRetryPace({ leastMs: 10, mostMs: 25 });
  assert.equal(pace.isDue('a', after(0)), true);
  assert.equal(pace.fail('a', after(0)), true);
  assert.deepEqual(
    [pace.isDue('a', after(9)), pace.isDue('a', after(10)), pace.isDue('b', after(0))],
    [false, true, true],
  );
  assert.equal(pace.fail('a', after(10)), false);
  assert.deepEqual([pace.isDue('a', after(29)), pace.isDue('a', after(30))], [false, true]);
  assert.equal(pace.fail('a', after(30)), false);
  assert.deepEqual([pace.isDue('a', after(54)), pace.isDue('a', after(55))], [false, true]);
});

test('what has succeeded, or was not tried for long, fails as if for the first time', () => {
  const pace = createRetryPace({ leastMs: 10, mostMs: 25 });
  pace.fail('a', after(0));
  pace.fail('b', after(0));
  pace.succeed('a');
  assert.equal(pace.isDue('a', after(1)), true);
  assert.equal(pace.fail('a', after(1)), true);
  assert.equal(pace.fail('a', after(100)), false, 'it is tried now');
  assert.equal(pace.fail('b', after(101)), true);
});

test('a clock that was put back keeps nothing waiting', () => {
  const pace = createRetryPace({ leastMs: 10, mostMs: 25 });
  pace.fail('a', after(1_000_000));
  assert.equal(pace.isDue('a', after(0)), true);
});
