import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RandomSource } from '../../../src/play/fair-random/fair-random.ts';
import { seeded } from '../../src/art/seed.ts';
import { assertWellFormed } from '../../src/art/testing/well-formed.ts';
import { amountOf, STAKES } from '../kit/stakes.ts';
import { slot } from './game.ts';
import { featureWin, wayWins } from './rules/evaluate.ts';
import { SLOT_ODDS } from './rules/odds.ts';
import { FREE_SPINS, METER, PAYTABLE } from './rules/paytable.ts';
import {
  PAYING_SYMBOLS,
  type PayingSymbol,
  type ReelWindow,
  SLOT_SYMBOLS,
  type SlotSymbol,
  STRIPS,
  windowAt,
} from './rules/reels.ts';
import { playSlotRound, totalPayout } from './rules/round.ts';
import { slotTheme } from './theme.ts';

const STAKE = 500;

const seededSource = (seed: number): RandomSource => {
  const random = seeded(seed);
  return { int: (maxExclusive) => Math.floor(random() * maxExclusive) };
};

/** Reels given as columns of strip signs, e.g. `F12`. */
const show = (...columns: readonly string[]): ReelWindow[] =>
  columns.map((column) =>
    [...column].map((sign): SlotSymbol => (sign === 'F' ? 'feature' : (SLOT_SYMBOLS[Number(sign)] ?? 'feature'))),
  );

const near = (actual: number, expected: number, tolerance: number): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not within ${tolerance} of ${expected}`);

/** How many times a symbol is in view, for every stop of a reel. */
const countsPerStop = (symbol: SlotSymbol): number[][] =>
  STRIPS.map((strip) => strip.map((_, stop) => windowAt(strip, stop).filter((shown) => shown === symbol).length));

/** What a symbol pays, in percent of one stake each, over every combination of stops; a reel at a time. */
const paidOverAllStops = (symbol: PayingSymbol): number => {
  const pays: Readonly<Record<number, number>> = { ...PAYTABLE[symbol] };
  const payFrom = (reels: readonly (readonly number[])[], length: number, ways: number): number => {
    const combinations = reels.reduce((product, reel) => product * reel.length, 1);
    const [next, ...others] = reels;
    const ended = ways * (pays[length] ?? 0);
    if (!next) return ended;
    const stopsWith = (count: number): number => next.filter((shown) => shown === count).length;
    let total = (stopsWith(0) / next.length) * combinations * ended;
    for (const count of new Set(next)) {
      if (count > 0) total += stopsWith(count) * payFrom(others, length + 1, ways * count);
    }
    return total;
  };
  return payFrom(countsPerStop(symbol), 0, 1);
};

test('the published return is what the reels pay when every stop of every reel is counted', () => {
  const combinations = STRIPS.reduce((product, strip) => product * strip.length, 1);
  const percent = PAYING_SYMBOLS.reduce((sum, symbol) => sum + paidOverAllStops(symbol), 0);
  const perSpin = percent / combinations / 100;
  const ways = SLOT_ODDS.outcomes.filter(({ key }) => !key.startsWith('feature') && key !== 'free-spins');
  near(
    ways.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0),
    perSpin,
    1e-9,
  );

  const features = SLOT_ODDS.outcomes.filter(({ key }) => key.startsWith('feature'));
  const scatter = features.reduce((sum, { chance, multiplier }) => sum + chance * multiplier, 0);
  const free = SLOT_ODDS.feature.chance * SLOT_ODDS.feature.multiplier;
  near(SLOT_ODDS.returnToPlayer, perSpin + scatter + free, 1e-9);
  assert.ok(SLOT_ODDS.returnToPlayer > 0.95 && SLOT_ODDS.returnToPlayer < 0.965);
});

test('the chance of the feature is what the strips give', () => {
  const shares = STRIPS.map(
    (strip) => strip.filter((_, stop) => windowAt(strip, stop).includes('feature')).length / strip.length,
  );
  let chance = 0;
  for (let mask = 0; mask < 2 ** shares.length; mask++) {
    const inView = shares.map((_, reel) => ((mask >> reel) & 1) === 1);
    if (inView.filter(Boolean).length < 3) continue;
    chance += shares.reduce((product, share, reel) => product * (inView[reel] ? share : 1 - share), 1);
  }
  near(SLOT_ODDS.feature.chance, chance, 1e-12);
});

test('what is played agrees with what is published', () => {
  const source = seededSource(7);
  const rounds = 300_000;
  let paid = 0;
  let hits = 0;
  let features = 0;
  let freePaid = 0;
  for (let round = 0; round < rounds; round++) {
    const outcome = playSlotRound(STAKE, source);
    const payout = totalPayout(outcome);
    paid += payout;
    if (payout > 0) hits += 1;
    if (outcome.freeSpins.length > 0) features += 1;
    freePaid += payout - outcome.payoutMinor;
  }
  near(paid / STAKE / rounds, SLOT_ODDS.returnToPlayer, 0.03);
  near(hits / rounds, SLOT_ODDS.hitFrequency ?? 0, 0.004);
  near(features / rounds, SLOT_ODDS.feature.chance, 0.001);
  near(freePaid / STAKE / features, SLOT_ODDS.feature.multiplier, 1);
});

test('a way needs its symbol on neighbouring reels from the left, and rows multiply', () => {
  const windows = show('123', '124', '125', '777', '666');
  const wins = wayWins(windows);
  assert.deepEqual(
    wins.map(({ symbol, length, ways }) => [symbol, length, ways]),
    [
      ['first', 3, 1],
      ['second', 3, 1],
    ],
  );
  const [stacked] = wayWins(show('771', '773', '745', '771', '623'));
  assert.deepEqual([stacked?.length, stacked?.ways, stacked?.percent], [4, 2 * 2 * 1 * 2, 8 * PAYTABLE.seventh[4]]);
  assert.deepEqual(wayWins(show('123', '456', '123', '123', '123')), []);
});

test('three feature symbols anywhere pay and give the free spins; two do nothing', () => {
  assert.equal(featureWin(show('F12', '345', '1F2', '345', '666')), undefined);
  const win = featureWin(show('F12', '345', '1F2', '345', '66F'));
  assert.deepEqual(win?.cells, [
    [0, 0],
    [2, 1],
    [4, 2],
  ]);
});

test('the meter rises after each winning free spin, stops at its top, and multiplies that spin', () => {
  const source = seededSource(3);
  let seen = 0;
  while (seen < 40) {
    const { freeSpins } = playSlotRound(STAKE, source);
    if (freeSpins.length === 0) continue;
    seen += 1;
    assert.equal(freeSpins.length, FREE_SPINS);
    let meter: number = METER.start;
    for (const spin of freeSpins) {
      assert.equal(spin.meter, meter);
      const percent = spin.wins.reduce((sum, win) => sum + win.percent, 0);
      assert.equal(spin.payoutMinor, amountOf(percent * meter, STAKE));
      assert.ok(spin.wins.every(({ symbol }) => symbol !== 'feature'));
      if (spin.wins.length > 0) meter = Math.min(meter + 1, METER.top);
    }
  }
});

test('every stake on offer pays whole centavos', () => {
  for (const stake of STAKES) {
    const source = seededSource(stake);
    for (let round = 0; round < 2000; round++) {
      const { payoutMinor } = slot.play({ stakeMinor: stake, choice: undefined, random: source });
      assert.ok(Number.isInteger(payoutMinor) && payoutMinor >= 0);
    }
  }
});

test('a round depends on its generator alone', () => {
  const play = () => slot.play({ stakeMinor: STAKE, choice: undefined, random: seededSource(99) });
  assert.deepEqual(play(), play());
});

test('every game gets a whole theme: eight different symbols with names in both languages', () => {
  const titles = ['Parol Nights', 'Gem Tide', 'Dragon Ember', 'Sky Rocket', 'Koi Emperor', 'Bamboo Wind', 'Zzz'];
  for (const [index, title] of titles.entries()) {
    const theme = slotTheme({ gameId: `G${index}`, category: 'RNG', vendorHue: index * 50, title });
    const dresses = SLOT_SYMBOLS.map((symbol) => theme.symbols[symbol]);
    assert.equal(new Set(dresses.map(({ name }) => name.EN)).size, SLOT_SYMBOLS.length, title);
    for (const svg of [theme.wordmark, theme.scene, ...dresses.map(({ art }) => art)]) assertWellFormed(svg);
    assert.ok(JSON.stringify(theme).length < 40_000);
  }
  assert.equal(
    slotTheme({ gameId: 'x', category: 'RNG', vendorHue: 330, title: 'Parol Nights' }).symbols.feature.name.EN,
    'parol',
  );
});
