import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { assertWellFormed } from '../../src/art/testing/well-formed.ts';
import { STAKES } from '../kit/stakes.ts';
import { cascade } from './game.ts';
import { CASCADE_SYMBOLS, type CascadeSymbol, CELLS, COLUMNS, NOTHING, ROWS, refill, without } from './rules/board.ts';
import { CASCADE_CHANCES } from './rules/chances.ts';
import { countCascades } from './rules/distribution.ts';
import { CASCADE_ODDS } from './rules/odds.ts';
import { LEAST, MULTIPLIERS, PAYTABLE } from './rules/paytable.ts';
import { playCascadeRound, totalPayout, winsOn } from './rules/round.ts';
import { cascadeTheme } from './theme.ts';

const STAKE = 500;
const randomOf = (seed: number) => fairRandom({ serverSeed: 'test', clientSeed: 'cascade', nonce: seed }, nodeHmac);

/** A generator that gives these symbols in turn. */
const drawing = (...symbols: readonly CascadeSymbol[]) => {
  const left = symbols.map((symbol) => CASCADE_SYMBOLS.indexOf(symbol));
  return {
    int: (max: number) => {
      const count = Math.round(Math.log(max) / Math.log(CASCADE_SYMBOLS.length));
      return left.splice(0, count).reduceRight((number, digit) => number * CASCADE_SYMBOLS.length + digit, 0);
    },
  };
};
const times = (count: number, symbol: CascadeSymbol): CascadeSymbol[] => Array.from({ length: count }, () => symbol);

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) <= 1e-12, `${actual} is not ${expected}`);

test('the published chances are those of all boards', () => {
  const counted = countCascades();
  assert.equal(counted.length, CASCADE_CHANCES.length);
  for (const [index, { chance, tiers }] of counted.entries()) {
    near(CASCADE_CHANCES[index]?.chance ?? 0, chance);
    for (const tier of [8, 10, 12] as const) near(CASCADE_CHANCES[index]?.tiers[tier] ?? 0, tiers[tier]);
  }
  assert.ok(CASCADE_ODDS.returnToPlayer > 0.95 && CASCADE_ODDS.returnToPlayer < 0.96);
});

test('the highest win is twelve of the two dearest in every cascade', () => {
  const best = [...times(12, 'first'), ...times(12, 'second')];
  const left = times(6, 'third');
  const outcome = playCascadeRound(
    STAKE,
    drawing(...best.slice(0, 12), ...left, ...best.slice(12), ...MULTIPLIERS.slice(1).flatMap(() => best)),
  );
  assert.equal(outcome.cascades.length, MULTIPLIERS.length);
  assert.equal(outcome.rest, null);
  assert.equal(totalPayout(outcome), STAKE * CASCADE_ODDS.highestWin);
});

test('seven alike pay nothing; eight, ten and twelve pay, wherever they are', () => {
  for (const [count, tier] of [
    [7, undefined],
    [8, 8],
    [9, 8],
    [10, 10],
    [12, 12],
    [30, 12],
  ] as const) {
    const others = CASCADE_SYMBOLS.slice(1);
    const rest = Array.from({ length: CELLS - count }, (_, at) => others[at % others.length] ?? 'eighth');
    const wins = winsOn(refill(NOTHING, drawing(...rest, ...times(count, 'first'))));
    assert.deepEqual(
      wins.map(({ symbol, percent, cells }) => [symbol, percent, cells.length]),
      tier ? [['first', PAYTABLE.first[tier], count]] : [],
    );
  }
});

test('whatever is drawn: wins vanish, the others keep their order and fall, and the payout is the sum', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...STAKES), (seed, stake) => {
      const outcome = playCascadeRound(stake, randomOf(seed));
      const { cascades, rest } = outcome;
      const boards = [...cascades.map(({ board }) => board), ...(rest ? [rest] : [])];
      for (const board of boards) {
        assert.equal(board.length, COLUMNS);
        assert.ok(board.every((column) => column.length === ROWS));
      }
      if (rest) assert.deepEqual(winsOn(rest), []);
      for (const [index, { board, wins, multiplier, payoutMinor }] of cascades.entries()) {
        assert.deepEqual(wins, winsOn(board));
        assert.ok(wins.length > 0 && wins.every(({ cells }) => cells.length >= LEAST));
        assert.equal(multiplier, MULTIPLIERS[index]);
        const percent = wins.reduce((sum, win) => sum + win.percent, 0);
        assert.equal(payoutMinor * 100, percent * multiplier * stake);
        const kept = without(board, new Set(wins.map(({ symbol }) => symbol)));
        for (const [at, column] of kept.entries())
          assert.deepEqual(boards[index + 1]?.[at]?.slice(ROWS - column.length) ?? column, column);
      }
      const total = totalPayout(outcome);
      assert.ok(Number.isInteger(total) && total <= stake * CASCADE_ODDS.highestWin);
    }),
    { numRuns: 2000 },
  );
});

test('a round depends on its generator alone', () => {
  const play = () => cascade.play({ stakeMinor: STAKE, choice: undefined, random: randomOf(99) });
  assert.deepEqual(play(), play());
});

test('every game gets a whole theme: eight different symbols with names in both languages', () => {
  const titles = ['Parol Nights', 'Gem Tide', 'Dragon Ember', 'Sky Rocket', 'Koi Emperor', 'Bamboo Wind', 'Zzz'];
  for (const [index, title] of titles.entries()) {
    const theme = cascadeTheme({ gameId: `G${index}`, category: 'RNG', vendorHue: index * 50, title });
    const dresses = CASCADE_SYMBOLS.map((symbol) => theme.symbols[symbol]);
    for (const language of ['EN', 'TY'] as const)
      assert.equal(new Set(dresses.map(({ name }) => name[language])).size, CASCADE_SYMBOLS.length, title);
    for (const svg of [theme.wordmark, theme.scene, ...dresses.map(({ art }) => art)]) assertWellFormed(svg);
    assert.ok(JSON.stringify(theme).length < 40_000);
  }
});
