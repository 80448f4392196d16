import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PrizeModeCode } from '@shared-kernel/contracts/system/values';
import { LOTTERIES, oddsIn, playOf } from './lotteries.ts';
import type { Lottery, Play } from './lottery.ts';

const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));
const choose = (of: number, taken: number): number =>
  taken < 0 || taken > of ? 0 : Math.round(factorial(of) / factorial(taken) / factorial(of - taken));

/** Every draw of so many numbers, where numbers may come again. */
const drawsOf = ({ count, min, max }: Lottery['draws']): number[][] =>
  Array.from({ length: (max - min + 1) ** count }, (_, index) => {
    let rest = index;
    return Array.from({ length: count }, () => {
      const number = min + (rest % (max - min + 1));
      rest = Math.floor(rest / (max - min + 1));
      return number;
    });
  });

/** The kinds of one-combination lines of a play that can pay differently. */
const linesOf = (play: Play): string[][][] => {
  if (play.form === 'choice') return play.prizes.map(({ key }) => [[key]]);
  const { places, min } = play;
  if (play.form === 'combination') return [[Array.from({ length: places }, (_, index) => String(min + index))]];
  const patterns = ['aaaa', 'aaab', 'aabb', 'aabc', 'abcd'].map((pattern) => pattern.slice(-places));
  return [...new Set(patterns)].map((pattern) =>
    [...pattern.padStart(places, 'a')].map((letter) => [String(min + letter.charCodeAt(0) - 97)]),
  );
};

/** How much of a stake of 1 comes back on average. */
const returnOf = (lottery: Lottery, mode: PrizeModeCode, play: Play, marks: string[][]): number => {
  const odds = oddsIn(lottery, mode, play);
  const worth = (drawn: readonly number[]) =>
    play.won(marks, drawn).reduce((sum, { key, combinations }) => sum + (combinations * (odds[key] ?? 0)) / 100, 0);
  const { count, min, max, isDistinct } = lottery.draws;
  if (isDistinct) {
    const of = max - min + 1;
    const hits = (number: number) => choose(play.places, number) * choose(of - play.places, count - number);
    const drawn = (number: number) => [
      ...Array.from({ length: number }, (_, index) => min + index),
      ...Array.from({ length: count - number }, (_, index) => max - index),
    ];
    const shares = Array.from({ length: play.places + 1 }, (_, number) => worth(drawn(number)) * hits(number));
    return shares.reduce((sum, share) => sum + share, 0) / choose(of, count);
  }
  // One prize for places in their order: no need to draw a million times.
  if (play.form === 'ordered' && play.prizes.length === 1)
    return (odds.straight ?? 0) / 100 / (max - min + 1) ** play.places;
  const all = drawsOf(lottery.draws);
  return all.reduce((sum, one) => sum + worth(one), 0) / all.length;
};

test('no line of any lottery pays more than it costs in the long run, in any mode, and each can win', () => {
  for (const lottery of LOTTERIES) {
    for (const mode of Object.keys(lottery.modes) as PrizeModeCode[]) {
      for (const play of lottery.tabs.flatMap(({ plays }) => plays)) {
        for (const marks of linesOf(play)) {
          const share = returnOf(lottery, mode, play, marks);
          const line = `${lottery.code} ${mode} ${play.code} ${JSON.stringify(marks)}: ${share}`;
          assert.ok(share > 0.15 && share < 0.96, line);
        }
      }
    }
  }
});

test('the first prize of every play can be won at the smallest stake', () => {
  for (const lottery of LOTTERIES) {
    for (const mode of Object.keys(lottery.modes) as PrizeModeCode[]) {
      for (const play of lottery.tabs.flatMap(({ plays }) => plays)) {
        const most = Math.max(...Object.values(oddsIn(lottery, mode, play)));
        assert.ok((lottery.limits.minStake * most) / 100 <= lottery.limits.maxWin, `${lottery.code} ${play.code}`);
      }
    }
  }
});

test('codes are told apart: lotteries among each other, the plays of one', () => {
  assert.equal(new Set(LOTTERIES.map(({ code }) => code)).size, LOTTERIES.length);
  for (const { code, tabs } of LOTTERIES) {
    const plays = tabs.flatMap((tab) => tab.plays.map((play) => play.code));
    assert.equal(new Set(plays).size, plays.length, code);
  }
});

const wonIn = (lotteryCode: string, playCode: string, marks: string[][], drawn: number[]) => {
  const lottery = LOTTERIES.find(({ code }) => code === lotteryCode);
  return (lottery && playOf(lottery, playCode))?.play.won(marks, drawn);
};

test('a line in order wins once, with as many marks as it likes', () => {
  const marks = [['1', '4'], ['0'], ['7', '8']];
  assert.deepEqual(wonIn('luzon-3d', 'straight', marks, [4, 0, 7]), [{ key: 'straight', combinations: 1 }]);
  assert.deepEqual(wonIn('luzon-3d', 'straight', marks, [0, 4, 7]), []);
});

test('any order pays by how many orders there are', () => {
  assert.deepEqual(wonIn('luzon-3d', 'rambolito', [['1'], ['2'], ['3']], [3, 1, 2])?.[0]?.key, 'orders-6');
  assert.deepEqual(wonIn('luzon-3d', 'rambolito', [['1'], ['1'], ['3']], [3, 1, 1])?.[0]?.key, 'orders-3');
  assert.deepEqual(wonIn('luzon-3d', 'rambolito', [['5'], ['5'], ['5']], [5, 5, 5])?.[0]?.key, 'orders-1');
  assert.deepEqual(wonIn('luzon-3d', 'rambolito', [['1'], ['2'], ['3']], [1, 2, 2]), []);
});

test('of a system each combination wins by its own hits', () => {
  const marks = [['1', '2', '3', '4', '5', '6', '7', '8']];
  // Four of eight marks are drawn: of 28 sixes, 6 hold all four, 16 three of them, the other 6 two.
  assert.deepEqual(wonIn('lotto-6-plus', 'six', marks, [1, 2, 3, 4, 41, 42]), [
    { key: 'hits-3', combinations: 16 },
    { key: 'hits-4', combinations: 6 },
  ]);
});

test('who bets on both sides is told before, in both languages, that it is no valid bet', () => {
  const lottery = LOTTERIES.find(({ code }) => code === 'mini-4d') ?? assert.fail();
  for (const code of ['big-small', 'odd-even', 'first-last']) {
    const { play } = playOf(lottery, code) ?? assert.fail();
    assert.deepEqual(play.opposites, [play.prizes[0]?.key, play.prizes[1]?.key]);
    assert.match(play.rule.EN, /both sides does not count as a valid bet\.$/);
    assert.match(play.rule.TY, /magkabilang panig\.$/);
  }
});

test('the plays of digits, their tabs and what they pay for are named in both languages', () => {
  const { tabs } = LOTTERIES.find(({ code }) => code === 'luzon-3d') ?? assert.fail();
  const named = tabs.map(({ name, plays }) => [
    `${name.EN}: ${name.TY}`,
    ...plays.map((play) => [play, ...play.prizes].map((each) => `${each.name.EN}: ${each.name.TY}`)),
  ]);
  const inOrder = 'In order: Ayon sa ayos';
  assert.deepEqual(named, [
    [
      'Three digits: Tatlong digit',
      ['Straight: Diretso', inOrder],
      ['Rambolito: Rambolito', 'All the same: Pare-pareho', '3 orders: 3 ayos', '6 orders: 6 ayos'],
    ],
    ['Two digits: Dalawang digit', ['First two: Unang dalawa', inOrder], ['Last two: Huling dalawa', inOrder]],
    [
      'Sides: Malaki/maliit, odd/even',
      ['Big or small: Malaki o maliit', 'Big: Malaki', 'Small: Maliit'],
      ['Odd or even: Odd o even', 'Odd: Odd', 'Even: Even'],
      ['First against last: Una laban sa huli', 'First: Una', 'Last: Huli', 'Tie: Tabla'],
    ],
  ]);
});
