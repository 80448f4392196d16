import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEMO_GAMES } from '../demo-games.ts';
import { simulate } from './simulate.ts';
import { runSimulate } from './simulate-command.ts';

const SHORT = { rounds: 100_000, seed: 'short' };

for (const { game } of DEMO_GAMES) {
  test(`${game.code} pays what it publishes`, () => {
    const { returnToPlayer, hitFrequency } = simulate(game, SHORT);
    assert.ok(returnToPlayer.isWithin, JSON.stringify(returnToPlayer));
    assert.ok(hitFrequency.isWithin, JSON.stringify(hitFrequency));
  });

  test(`a wrong hit rate of ${game.code} is found`, () => {
    const odds = { ...game.odds, hitFrequency: game.odds.hitFrequency + 0.02 };
    assert.equal(simulate({ ...game, odds }, SHORT).hitFrequency.isWithin, false);
  });
}

test('what cannot be simulated is refused in a sentence', () => {
  for (const rounds of ['many', 0, 1.5])
    assert.throws(() => runSimulate('slot', { rounds }), { isExplained: true, message: /whole number/ });
  assert.throws(() => runSimulate('slot', { rounds: 1, choice: '{' }), { isExplained: true, message: /JSON/ });
  assert.throws(() => runSimulate('roulette', {}), { isExplained: true, message: /There are: cascade, slot/ });
});
