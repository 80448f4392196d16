import assert from 'node:assert/strict';
import { test } from 'node:test';

interface Bets {
  pending(): object;
  placed(): object;
  all(): object;
  canUndo(): boolean;
  canRepeat(): boolean;
  lay(spot: string, amount: number): void;
  undo(): void;
  giveBack(): void;
  repeat(): void;
  hear(laid: object): void;
}

interface Times {
  createServerTime(own: () => number): { hear(serverNow: number): void; now(): number };
  phaseOf(round: object | null, now: number): string;
  secondsOf(ms: number): number;
}

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const { createBets }: { createBets: () => Bets } = await import(new URL('./page/bets.js', import.meta.url).href);
const { createServerTime, phaseOf, secondsOf }: Times = await import(new URL('./page/time.js', import.meta.url).href);

test('the server’s time is kept on a phone whose clock is wrong, by what came the fastest', () => {
  let own = 50;
  const time = createServerTime(() => own);
  time.hear(10_000);
  assert.equal(time.now(), 10_000);
  own = 1050;
  time.hear(10_700);
  assert.equal(time.now(), 11_000, 'late news put no clock back');
  time.hear(11_200);
  assert.equal(time.now(), 11_200);
  time.hear(1_000);
  assert.equal(time.now(), 1_000, 'another clock is believed');
});

test('what a table waits for follows from its times', () => {
  const round = { closesAt: 100, dealtAt: null, resultAt: null, endsAt: null };
  const dealt = { closesAt: 100, dealtAt: 110, resultAt: 200, endsAt: 300 };
  assert.deepEqual(
    [phaseOf(null, 0), phaseOf(round, 99), phaseOf(round, 100), phaseOf(dealt, 150), phaseOf(dealt, 200)],
    ['resting', 'betting', 'closed', 'dealing', 'result'],
  );
  assert.equal(phaseOf(dealt, 300), 'resting');
  assert.deepEqual([secondsOf(14_001), secondsOf(-5)], [15, 0]);
});

test('chips that are laid are undone step by step; those that are placed stay', () => {
  const bets = createBets();
  bets.hear({ tie: 500 });
  bets.lay('player', 500);
  bets.lay('player', 1000);
  assert.deepEqual([bets.pending(), bets.all()], [{ player: 1500 }, { tie: 500, player: 1500 }]);
  bets.undo();
  assert.deepEqual(bets.pending(), { player: 500 });
  bets.giveBack();
  assert.deepEqual([bets.pending(), bets.placed(), bets.canUndo()], [{}, { tie: 500 }, false]);
  bets.hear({});
  assert.equal(bets.canRepeat(), true);
  bets.repeat();
  assert.deepEqual(bets.pending(), { tie: 500 });
});
