import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Pace {
  answered(): void;
  left(): number;
  open(): Promise<void>;
}
type CreatePace = (shortestMs: number, time: { now(): number; wait(ms: number): Promise<void> }) => Pace;

/** The frame's own file: it is written for browsers, and outside this package's sources. */
const { createPace }: { createPace: CreatePace } = await import(new URL('./pace.js', import.meta.url).href);

/** A clock that moves only when somebody waits, and wakes `early` ms too soon as browsers may. */
const clockThat = ({ early = 0 } = {}) => {
  let time = 1000;
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    wait: async (ms: number) => {
      waits.push(ms);
      time += Math.max(1, ms - early);
    },
  };
};

test('the first round waits for nothing; the next one for what is left since the answer', async () => {
  const clock = clockThat();
  const pace = createPace(2500, clock);
  assert.equal(pace.left(), 0);
  await pace.open();
  assert.deepEqual(clock.waits, []);
  pace.answered();
  clock.pass(940);
  assert.equal(pace.left(), 1560);
  await pace.open();
  assert.deepEqual([clock.waits, pace.left()], [[1560], 0]);
});

test('a timer that wakes too soon opens nothing too soon', async () => {
  const clock = clockThat({ early: 2 });
  const pace = createPace(100, clock);
  pace.answered();
  await pace.open();
  assert.equal(pace.left(), 0);
  assert.ok(clock.now() >= 1100);
});

test('without a shortest round nobody waits', async () => {
  const clock = clockThat();
  const pace = createPace(0, clock);
  pace.answered();
  await pace.open();
  assert.deepEqual(clock.waits, []);
});
