import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { createListeners } from '../../database/signals.ts';
import { createWatchHub } from './watch-hub.ts';

const EVERY_MS = 1_000;
const TELL_MS = 50;

interface View {
  readonly now: number;
  readonly round: string;
  readonly count: number;
}

/** Lets a look that was begun come to its end. */
const settled = () => new Promise(setImmediate);

/** A place with counts by round, and watchers of one round each. */
const openPlace = (context: TestContext) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const listeners = createListeners(() => undefined);
  const counts: Record<string, number> = { red: 0, blue: 0 };
  const looks: string[][] = [];
  const failures: unknown[] = [];
  const state = {
    nextAt: null as number | null,
    isBroken: false,
    brokenRound: '',
    nextRound: undefined as string | undefined,
  };
  const viewOf = (round: string): View => {
    if (round === state.brokenRound) throw new Error('no view');
    return { now: Date.now(), round: state.nextRound ?? round, count: counts[round] ?? 0 };
  };
  const hub = createWatchHub<{ readonly round: string; tell(view: string): void }, View>({
    signals: listeners,
    channel: 'changes',
    everyMs: EVERY_MS,
    tellMs: TELL_MS,
    look: async (_key, watchers) => {
      looks.push(watchers.map(({ round }) => round));
      if (state.isBroken) throw new Error('no look');
      const seen = Object.fromEntries(
        watchers.flatMap(({ round }) => (round === state.brokenRound ? [] : [[round, viewOf(round)]])),
      );
      return ({ round }) => seen[round] ?? viewOf(round);
    },
    nextAt: () => state.nextAt,
    hear: (message, _key, _watcher, { round }) => message === round,
    onFailure: (_key, error) => failures.push(error),
  });
  const watch = (round: string) => {
    const told: number[] = [];
    const leave = hub.watch('place', { round, tell: (view) => told.push(JSON.parse(view).count) }, viewOf(round));
    return { told, leave };
  };
  const pass = async (ms: number): Promise<void> => {
    context.mock.timers.tick(ms);
    await settled();
  };
  return { counts, looks, failures, state, watch, pass, tell: (round: string) => listeners.tell('changes', round) };
};

test('one look serves all who watch a place; each is told when its own view has changed', async (context) => {
  const { counts, looks, watch, pass } = openPlace(context);
  const [red, blue] = [watch('red'), watch('blue')];
  await pass(EVERY_MS / 4);
  const late = watch('red');
  counts.red = 1;
  await pass(EVERY_MS);
  assert.deepEqual(looks, [['red', 'blue', 'red']]);
  assert.deepEqual([red.told, blue.told, late.told], [[1], [], [1]]);
  await pass(EVERY_MS);
  assert.equal(looks.length, 2);
  assert.deepEqual([red.told, blue.told, late.told], [[1], [], [1]]);
});

test('a message has those looked at whom it concerns, soon, and many messages once', async (context) => {
  const { counts, looks, watch, pass, tell } = openPlace(context);
  const [red, blue] = [watch('red'), watch('blue')];
  counts.red = 1;
  counts.blue = 1;
  for (const round of ['red', 'red', 'green']) tell(round);
  await pass(TELL_MS - 1);
  assert.deepEqual(looks, []);
  await pass(1);
  assert.deepEqual([looks, red.told, blue.told], [[['red']], [1], []]);
});

test('what is heard during a look is looked at after it', async (context) => {
  const { counts, looks, watch, pass, tell } = openPlace(context);
  const red = watch('red');
  tell('red');
  context.mock.timers.tick(TELL_MS);
  counts.red = 1;
  tell('red');
  await settled();
  assert.deepEqual([looks.length, red.told], [1, []]);
  await pass(TELL_MS);
  assert.deepEqual([looks.length, red.told], [2, [1]]);
});

test('what is heard during a look of a round that this look finds first is looked at after it', async (context) => {
  const { counts, looks, state, watch, pass, tell } = openPlace(context);
  const red = watch('red');
  tell('red');
  state.nextRound = 'green';
  context.mock.timers.tick(TELL_MS);
  counts.red = 1;
  tell('green');
  await settled();
  assert.deepEqual([looks.length, red.told], [1, [0]]);
  await pass(TELL_MS);
  assert.deepEqual([looks.length, red.told], [2, [0, 1]]);
});

test('a clock that is put back keeps nobody waiting longer', async (context) => {
  const { counts, watch, pass } = openPlace(context);
  await pass(HOUR_MS);
  const red = watch('red');
  counts.red = 1;
  context.mock.method(Date, 'now', () => 0);
  const blue = watch('blue');
  await pass(EVERY_MS);
  assert.deepEqual([red.told, blue.told], [[1], []]);
});

test('a view’s times are kept to, no sooner than changes are told; one that has passed is no time', async (context) => {
  const { looks, state, watch, pass } = openPlace(context);
  state.nextAt = Date.now() + 300;
  watch('red');
  await pass(299);
  assert.equal(looks.length, 0);
  await pass(1);
  assert.equal(looks.length, 1);
  await pass(EVERY_MS - 1);
  assert.equal(looks.length, 1, 'its time has come, and nothing could be moved on');
  await pass(1);
  assert.equal(looks.length, 2);
});

test('a look or a view that fails is tried again, and keeps no other watcher waiting', async (context) => {
  const { counts, failures, state, watch, pass } = openPlace(context);
  const [red, blue] = [watch('red'), watch('blue')];
  state.isBroken = true;
  await pass(EVERY_MS);
  assert.deepEqual([failures.length, red.told], [1, []]);
  state.isBroken = false;
  state.brokenRound = 'red';
  counts.red = 1;
  counts.blue = 1;
  await pass(EVERY_MS);
  assert.deepEqual([failures.length, red.told, blue.told], [2, [], [1]]);
  state.brokenRound = '';
  await pass(EVERY_MS);
  assert.deepEqual([failures.length, red.told], [2, [1]]);
});

test('whom nobody watches any more is not looked at, nor told of a look that was on', async (context) => {
  const { counts, looks, watch, pass, tell } = openPlace(context);
  const red = watch('red');
  counts.red = 1;
  tell('red');
  context.mock.timers.tick(TELL_MS);
  red.leave();
  await settled();
  tell('red');
  await pass(2 * EVERY_MS);
  assert.deepEqual([looks.length, red.told], [1, []]);
});
