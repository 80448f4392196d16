import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { assertWellFormed } from '../../src/art/testing/well-formed.ts';
import { STAKES } from '../kit/stakes.ts';
import { newGame } from './game.ts';
import { LOTS, SYMBOLS } from './rules/draw.ts';
import { GAME_ODDS } from './rules/odds.ts';
import { gameTheme } from './theme.ts';

const play = (stakeMinor: number, lot: number) =>
  newGame.play({ stakeMinor, choice: undefined, random: { int: () => lot } });

test('the published return is what all lots pay, in whole centavos', () => {
  for (const stake of STAKES) {
    const payouts = Array.from({ length: LOTS }, (_, lot) => play(stake, lot).payoutMinor);
    assert.ok(payouts.every((payout) => Number.isInteger(payout) && payout >= 0));
    assert.equal(payouts.reduce((sum, payout) => sum + payout, 0) / stake / LOTS, GAME_ODDS.returnToPlayer);
  }
});

test('a round depends on its generator alone', () => {
  fc.assert(
    fc.property(fc.nat(), (nonce) => {
      const random = () => fairRandom({ serverSeed: 'test', clientSeed: 'new-game', nonce }, nodeHmac);
      const round = () => newGame.play({ stakeMinor: 100, choice: undefined, random: random() });
      assert.deepEqual(round(), round());
    }),
  );
});

test('every game of the catalogue gets a whole theme', () => {
  for (const [index, title] of ['Sky Rocket', 'Gulong', 'Zzz'].entries()) {
    const theme = gameTheme({ gameId: `G${index}`, category: '{category}', vendorHue: index * 50, title });
    for (const svg of [theme.wordmark, theme.scene, ...SYMBOLS.map((symbol) => theme.symbols[symbol].art)])
      assertWellFormed(svg);
  }
});
