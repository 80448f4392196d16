import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MOST_CHIPS } from './rules/chips.ts';
import { SEGMENTS, WHEEL_KINDS, type WheelKind } from './rules/wheel.ts';

interface Bets {
  now(): object;
  shown(): object;
  count(): number;
  canUndo(): boolean;
  canClear(): boolean;
  canRepeat(): boolean;
  lay(kind: WheelKind): boolean;
  undo(): void;
  clear(): void;
  repeat(): void;
  finish(): void;
}

interface Turn {
  planStop(turn: { from: number; segment: number; segments: number; isFast: boolean }): { to: number; ms: number };
  slowing(share: number): number;
  speedOf(isFast: boolean): number;
  pushAt(angle: number, segments: number): number;
  pegsPast(angle: number, segments: number): number;
}

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const { createBets }: { createBets: (most: number) => Bets } = await import(
  new URL('./page/bets.js', import.meta.url).href
);
const turn: Turn = await import(new URL('./page/turn.js', import.meta.url).href);

test('every step is undone, the emptying and the repeating too', () => {
  const bets = createBets(MOST_CHIPS);
  bets.lay('sixth');
  bets.lay('sixth');
  bets.lay('first');
  assert.deepEqual(bets.now(), { sixth: 2, first: 1 });
  bets.clear();
  assert.deepEqual([bets.count(), bets.canClear(), bets.canUndo()], [0, false, true]);
  bets.undo();
  assert.deepEqual(bets.now(), { sixth: 2, first: 1 });
  bets.undo();
  assert.deepEqual(bets.now(), { sixth: 2 });
  bets.undo();
  bets.undo();
  assert.deepEqual([bets.now(), bets.canUndo()], [{}, false]);
});

test('after a round its chips stay in sight, are no bet, and can be laid again', () => {
  const bets = createBets(MOST_CHIPS);
  assert.equal(bets.canRepeat(), false);
  bets.lay('fifth');
  bets.finish();
  assert.deepEqual([bets.shown(), bets.now(), bets.count(), bets.canUndo()], [{ fifth: 1 }, {}, 0, false]);
  bets.repeat();
  assert.deepEqual([bets.now(), bets.canRepeat()], [{ fifth: 1 }, false]);
  bets.undo();
  bets.lay('first');
  assert.deepEqual([bets.shown(), bets.now()], [{ first: 1 }, { first: 1 }]);
});

test('no way of laying them makes more chips than a round takes', () => {
  const steps = fc.array(fc.constantFrom('undo', 'clear', 'repeat', 'finish', ...WHEEL_KINDS), { maxLength: 120 });
  fc.assert(
    fc.property(steps, (taken) => {
      const bets = createBets(MOST_CHIPS);
      for (const step of taken) {
        const before = bets.count();
        if (step === 'undo' || step === 'clear' || step === 'repeat' || step === 'finish') bets[step]();
        else assert.equal(bets.lay(step), before < MOST_CHIPS);
        assert.ok(bets.count() <= MOST_CHIPS);
      }
    }),
  );
});

test('from wherever it turns the wheel stops in the middle of its segment, at the speed that it had', () => {
  const segments = SEGMENTS.length;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.nat({ max: segments - 1 }),
      fc.boolean(),
      (from, segment, isFast) => {
        const { to, ms } = turn.planStop({ from, segment, segments, isFast });
        const away = (((to + (segment * 360) / segments) % 360) + 540) % 360;
        assert.ok(Math.abs(away - 180) < 1e-6, `${to}`);
        assert.ok(to - from >= 150 && to - from < 800 && ms < 4300);
        const first = (to - from) * turn.slowing(1 / ms);
        assert.ok(Math.abs(first - turn.speedOf(isFast)) < 0.02, `${first}`);
        assert.equal(turn.pushAt(to, segments), 0);
      },
    ),
  );
});

test('a peg passes the top between two segments and pushes the pointer then', () => {
  assert.equal(turn.pegsPast(3.5, 50), 0);
  assert.equal(turn.pegsPast(3.7, 50), 1);
  assert.ok(turn.pushAt(4.8, 50) < -5);
});
