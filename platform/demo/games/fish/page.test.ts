import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FISH_KINDS, type FishKind, MULTIPLIERS } from './rules/kinds.ts';
import { MOST_SHOTS } from './rules/shots.ts';

interface Shot {
  readonly kind: FishKind;
  readonly stake: number;
  readonly target: number;
}
interface Ask {
  readonly stake: number;
  readonly idempotencyKey: string;
  readonly choice: readonly FishKind[];
}
interface Answer {
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly outcome: { readonly caught: readonly boolean[] };
}
interface Batches {
  isFull(): boolean;
  fire(shot: Shot): void;
  staked(): number;
  isWaiting(): boolean;
  unsent(): number;
  again(): void;
}
interface BatchParts {
  send(ask: Ask): Promise<Answer>;
  readonly pace: { answered(): void; open(): Promise<void> };
  readonly most: number;
  readonly listener: {
    onAnswer(result: Answer, shots: readonly Shot[]): void;
    onFailure(error: unknown, shots: readonly Shot[]): boolean;
  };
  wait(ms: number): Promise<unknown>;
  now(): number;
}
interface Swimmer {
  readonly id: number;
  readonly kind: FishKind;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
interface Shoal {
  all(): readonly Swimmer[];
  placeOf(swimmer: Swimmer, now: number, sea: Size): { x: number; y: number };
  step(now: number): void;
  fill(now: number): void;
  at(point: { x: number; y: number }, now: number, sea: Size): Swimmer | undefined;
  ofKind(kind: FishKind, now: number): Swimmer;
  take(id: number, now: number): void;
}
interface Tally {
  readonly shots: number;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  readonly catches: ReadonlyMap<FishKind, number>;
}

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const load = (file: string) => import(new URL(`./page/${file}`, import.meta.url).href);
const { createBatches }: { createBatches: (parts: BatchParts) => Batches } = await load('batches.js');
const { createShoal }: { createShoal: (how: { isStill: boolean; random?: () => number }) => Shoal } =
  await load('swim.js');
interface TallyParts {
  tell(tally: Tally): void;
  later(run: () => void, ms: number): void;
  now(): number;
}
const { createTally }: { createTally: (parts: TallyParts) => { add(result: Answer, shots: readonly Shot[]): void } } =
  await load('tally.js');

/** No sooner after each other than this are batches told. */
const TELL_MS = 5000;

const SEA: Size = { width: 362, height: 300 };
const shotAt = (kind: FishKind, stake = 100): Shot => ({ kind, stake, target: 1 });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A cannon whose time goes on when the test says so, and a server that answers when it does. */
const cannon = ({ isKept = false, shortestMs = 0 } = {}) => {
  const asked: { ask: Ask; answer(caught?: boolean): void; fail(): void }[] = [];
  const answered: (readonly Shot[])[] = [];
  const failed: (readonly Shot[])[] = [];
  const timers: { at: number; run(): void }[] = [];
  let [time, opensAt] = [0, 0];
  const wait = (ms: number) => new Promise<void>((run) => timers.push({ at: time + ms, run }));
  const batches = createBatches({
    send: (ask) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const answer = (isCaught = false) =>
        resolve({
          stakeMinor: ask.stake * ask.choice.length,
          payoutMinor: 0,
          outcome: { caught: ask.choice.map(() => isCaught) },
        });
      asked.push({ ask, answer, fail: () => reject(new Error('no answer')) });
      return promise;
    },
    pace: {
      answered: () => {
        opensAt = time + shortestMs;
      },
      open: async () => {
        if (opensAt > time) await wait(opensAt - time);
      },
    },
    most: MOST_SHOTS,
    listener: {
      onAnswer: (_, shots) => answered.push(shots),
      onFailure: (_, shots) => {
        failed.push(shots);
        return isKept;
      },
    },
    wait,
    now: () => time,
  });
  const pass = async (ms: number) => {
    time += ms;
    for (const timer of timers.splice(0)) timer.at <= time ? timer.run() : timers.push(timer);
    await settled();
  };
  return { batches, asked, answered, failed, pass };
};

test('shots go together a moment after the first, in the order fired, one batch at a time', async () => {
  const { batches, asked, answered, pass } = cannon();
  for (const kind of ['x200', 'x2', 'x2'] as const) batches.fire(shotAt(kind));
  await pass(699);
  assert.equal(asked.length, 0);
  await pass(1);
  assert.deepEqual(asked[0]?.ask.choice, ['x200', 'x2', 'x2']);
  batches.fire(shotAt('x3'));
  await pass(5000);
  assert.equal(asked.length, 1, 'the next one waits for the answer');
  assert.equal(batches.staked(), 400);
  asked[0]?.answer();
  await settled();
  await pass(0);
  assert.equal(asked.length, 2);
  assert.notEqual(asked[1]?.ask.idempotencyKey, asked[0]?.ask.idempotencyKey);
  assert.deepEqual([answered.length, batches.staked()], [1, 100]);
});

test('a full batch goes at once, and firing ends at two of them without an answer', async () => {
  const { batches, asked, pass } = cannon();
  for (let shot = 0; shot < MOST_SHOTS; shot += 1) batches.fire(shotAt('x2'));
  await pass(0);
  assert.equal(asked[0]?.ask.choice.length, MOST_SHOTS);
  assert.equal(batches.isFull(), false);
  for (let shot = 0; shot < MOST_SHOTS; shot += 1) batches.fire(shotAt('x2'));
  assert.equal(batches.isFull(), true);
});

test('a batch waits for the operator’s shortest round, and takes what is fired meanwhile', async () => {
  const { batches, asked, pass } = cannon({ shortestMs: 2500 });
  batches.fire(shotAt('x2'));
  await pass(700);
  asked[0]?.answer();
  await settled();
  batches.fire(shotAt('x3'));
  await pass(2499);
  assert.equal(asked.length, 1);
  batches.fire(shotAt('x5'));
  await pass(1);
  assert.deepEqual(asked[1]?.ask.choice, ['x3', 'x5']);
});

test('shots of another level are another batch', async () => {
  const { batches, asked, pass } = cannon();
  batches.fire(shotAt('x2', 100));
  batches.fire(shotAt('x2', 500));
  await pass(700);
  assert.deepEqual([asked[0]?.ask.stake, asked[0]?.ask.choice.length], [100, 1]);
  asked[0]?.answer();
  await settled();
  await pass(700);
  assert.deepEqual([asked[1]?.ask.stake, batches.staked()], [500, 500]);
});

test('without an answer a batch keeps its key and its stake until it is sent again; what was not sent goes after it', async () => {
  const { batches, asked, answered, pass } = cannon({ isKept: true });
  batches.fire(shotAt('x5'));
  await pass(700);
  batches.fire(shotAt('x8'));
  asked[0]?.fail();
  await settled();
  assert.deepEqual([batches.isFull(), batches.staked(), batches.unsent()], [true, 200, 1]);
  await pass(60_000);
  assert.equal(asked.length, 1);
  batches.again();
  await settled();
  assert.deepEqual(asked[1]?.ask, asked[0]?.ask);
  asked[1]?.answer();
  await settled();
  await pass(700);
  assert.deepEqual([asked[2]?.ask.choice, answered.map((shots) => shots.map(({ kind }) => kind))], [['x8'], [['x5']]]);
});

test('a batch that is refused whole gives back all shots, those too that were not sent, and the cannon fires on', async () => {
  const { batches, asked, failed, pass } = cannon();
  batches.fire(shotAt('x5'));
  await pass(700);
  batches.fire(shotAt('x8'));
  asked[0]?.fail();
  await settled();
  assert.deepEqual([failed.length, batches.staked(), batches.isWaiting(), batches.isFull()], [1, 0, false, false]);
  batches.fire(shotAt('x2'));
  await pass(700);
  assert.deepEqual(asked[1]?.ask.choice, ['x2']);
});

test('however it is fired and answered, each shot is sent once, in its order, and no batch is too large', async () => {
  const step = fc.oneof(fc.constantFrom(...FISH_KINDS), fc.constantFrom('answer', 'pass'));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const { batches, asked, pass } = cannon();
      const fired: FishKind[] = [];
      let seen = 0;
      const answer = async () => {
        asked[seen]?.answer();
        if (asked[seen]) seen += 1;
        await settled();
      };
      for (const each of steps) {
        if (each === 'answer') await answer();
        else if (each === 'pass') await pass(700);
        else if (!batches.isFull()) {
          batches.fire(shotAt(each));
          fired.push(each);
        }
      }
      while (batches.isWaiting()) {
        await pass(700);
        await answer();
      }
      assert.deepEqual(
        asked.flatMap(({ ask }) => ask.choice),
        fired,
      );
      assert.ok(asked.every(({ ask }) => ask.choice.length <= MOST_SHOTS));
    }),
    { numRuns: 60 },
  );
});

test('every kind is found when it is aimed at, in sight, and the fish under a finger is the nearest', () => {
  const shoal = createShoal({ isStill: false });
  shoal.fill(0);
  for (let now = 0; now < 120_000; now += 700) {
    shoal.step(now);
    for (const kind of FISH_KINDS) {
      const swimmer = shoal.ofKind(kind, now);
      const { x, y } = shoal.placeOf(swimmer, now, SEA);
      assert.equal(swimmer.kind, kind);
      assert.ok(x > -70 && x < SEA.width + 70 && y > 20 && y < SEA.height - 40, `${kind} ${x} ${y}`);
      assert.ok(shoal.at({ x, y }, now, SEA) !== undefined);
    }
    assert.ok(shoal.all().length < 40);
  }
  assert.equal(shoal.at({ x: -500, y: 0 }, 0, SEA), undefined);
});

test('a fish that was caught is gone; without motion each kind stays in a place of its own', () => {
  const moving = createShoal({ isStill: false });
  moving.fill(0);
  const { id } = moving.ofKind('x200', 0);
  moving.take(id, 0);
  assert.equal(
    moving.all().some((swimmer) => swimmer.id === id),
    false,
  );
  const still = createShoal({ isStill: true });
  still.fill(0);
  const places = () => still.all().map((swimmer) => JSON.stringify(still.placeOf(swimmer, 5000, SEA)));
  assert.equal(new Set(places()).size, FISH_KINDS.length);
  const before = places();
  still.take(still.ofKind('x2', 0).id, 0);
  still.step(90_000);
  assert.deepEqual(places(), before);
});

test('batches are told together, no sooner than a listener can bear, and nothing is left out', () => {
  const told: Tally[] = [];
  const later: { run(): void; ms: number }[] = [];
  let time = 0;
  const tally = createTally({
    tell: (sum) => told.push(sum),
    later: (run, ms) => later.push({ run, ms }),
    now: () => time,
  });
  const answer = (payoutMinor: number, caught: boolean[]) => ({ stakeMinor: 200, payoutMinor, outcome: { caught } });
  tally.add(answer(200, [true, false]), [shotAt('x2'), shotAt('x50')]);
  later.shift()?.run();
  time = 900;
  tally.add(answer(0, [false, false]), [shotAt('x2'), shotAt('x2')]);
  tally.add(answer(100 * MULTIPLIERS.x3 * 2, [true, true]), [shotAt('x3'), shotAt('x3')]);
  assert.deepEqual(
    later.map(({ ms }) => ms),
    [TELL_MS - 900],
  );
  later.shift()?.run();
  assert.deepEqual(
    told.map(({ shots, payoutMinor, catches }) => [shots, payoutMinor, [...catches]]),
    [
      [2, 200, [['x2', 1]]],
      [4, 600, [['x3', 2]]],
    ],
  );
});
