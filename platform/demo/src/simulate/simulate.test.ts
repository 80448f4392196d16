import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEMO_GAMES } from '../demo-games.ts';
import { type Figure, simulate } from './simulate.ts';
import { simulateBook } from './simulate-book.ts';
import { runSimulate } from './simulate-command.ts';
import { simulateSeats } from './simulate-seats.ts';

/** What is left to the book's and the seats' own simulations is none of these. */
const isSimulated = ({ game: { odds, seated } }: (typeof DEMO_GAMES)[number]): boolean =>
  odds.hitFrequency !== undefined && !seated;
const SHORT = { rounds: 100_000, seed: 'short' };

/** The same seed for every game that will ever be: 99 % bounds would fail one in a hundred that is right. 1.6 of them, one in 25,000. */
const isNear = ({ published, played, from, to }: Figure): boolean =>
  Math.abs(published - played) < (1.6 * (to - from)) / 2;

/** Of games with a choice: some that differ in what they may pay. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  baccarat: [{ banker: 100 }, { player: 100, tie: 200, bankerPair: 100 }],
  fish: [['x2'], ['x20'], ['x2', 'x5', 'x5', 'x12']],
  wheel: [{ sixth: 1 }, { first: 1 }, { second: 3, fifth: 1, sixth: 2 }],
};

for (const { game } of DEMO_GAMES.filter(isSimulated))
  for (const choice of CHOICES[game.code] ?? [undefined]) {
    const played = choice === undefined ? game.code : `${game.code} ${JSON.stringify(choice)}`;
    const asked = { ...SHORT, choice };

    test(`${played} pays what it publishes`, () => {
      const { returnToPlayer, hitFrequency } = simulate(game, asked);
      for (const figure of [returnToPlayer, hitFrequency]) assert.ok(isNear(figure), JSON.stringify(figure));
    });

    test(`a wrong hit rate of ${played} is found`, () => {
      const odds = game.oddsOf?.(game.readChoice?.(choice)) ?? game.odds;
      const oddsOf = () => ({ ...odds, hitFrequency: (odds.hitFrequency ?? 0) + 0.02 });
      assert.equal(isNear(simulate({ ...game, oddsOf }, asked).hitFrequency), false);
    });
  }

test('of all games bets on matches and seats alone are simulated in another way', () => {
  const skipped = DEMO_GAMES.filter((each) => !isSimulated(each)).map(({ game }) => game.code);
  assert.deepEqual([...new Set(skipped)], ['sports', 'pusoy']);
});

test('bets on matches return what their odds promised when they were placed', () => {
  const figure = simulateBook({ rounds: 8_000, seed: 'short' });
  assert.ok(isNear(figure), JSON.stringify(figure));
  assert.ok(figure.published > 0.93 && figure.published < 0.952, JSON.stringify(figure));
});

test('between four seats that play alike each wins a quarter, and the pot comes back less the commission', () => {
  const { returnToPlayer, seats } = simulateSeats({ rounds: 2_000, seed: 'short' });
  for (const figure of [returnToPlayer, ...seats]) assert.ok(isNear(figure), JSON.stringify(figure));
  assert.deepEqual([returnToPlayer.published, seats.length], [0.95, 4]);
});

test('what cannot be simulated is refused in a sentence', () => {
  for (const rounds of ['many', 0, 1.5])
    assert.throws(() => runSimulate('slot', { rounds }), { isExplained: true, message: /whole number/ });
  assert.throws(() => runSimulate('slot', { rounds: 1, choice: '{' }), { isExplained: true, message: /JSON/ });
  assert.throws(() => runSimulate('wheel', { rounds: 1 }), { isExplained: true, message: /choice/ });
  assert.throws(() => runSimulate('roulette', {}), {
    isExplained: true,
    message: /There are: cascade, slot, wheel, fish, sports, baccarat, pusoy/,
  });
});
