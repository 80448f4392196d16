import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { assertWellFormed } from '../../src/art/testing/well-formed.ts';
import { VENDORS } from '../../src/seed/vendors.seed.ts';
import { STAKES } from '../kit/stakes.ts';
import { fish } from './game.ts';
import { CATCHING, chanceOf, FISH_KINDS, lotsOf, MULTIPLIERS } from './rules/kinds.ts';
import { FISH_ODDS, oddsOf } from './rules/odds.ts';
import { MOST_SHOTS, readShots, type Shots } from './rules/shots.ts';
import { fishTheme } from './theme.ts';

const RETURN = 0.96;
const anyShots: fc.Arbitrary<Shots> = fc.array(fc.constantFrom(...FISH_KINDS), { minLength: 1, maxLength: MOST_SHOTS });
const randomOf = (nonce: number) => fairRandom({ serverSeed: 'test', clientSeed: 'fish', nonce }, nodeHmac);
const drawing = (lot: number) => ({ int: () => lot });

const shootWith = (choice: Shots, level: number, lot: number) =>
  fish.play({ stakeMinor: fish.stakeOf(choice, level), choice, random: drawing(lot) });

test('over all its lots a shot at any kind returns 24 of 25, in whole centavos, at every level', () => {
  for (const kind of FISH_KINDS)
    for (const level of STAKES) {
      const lots = Array.from({ length: lotsOf(kind) }, (_, lot) => shootWith([kind], level, lot).payoutMinor);
      assert.ok(lots.every((paid) => paid === 0 || paid === level * MULTIPLIERS[kind]));
      assert.equal(lots.reduce((sum, paid) => sum + paid, 0) * 25, level * lots.length * 24, kind);
    }
  assert.equal(FISH_ODDS.returnToPlayer, RETURN);
});

test('what is published of a kind is what it is drawn with', () => {
  for (const [at, kind] of FISH_KINDS.entries()) {
    const { key, chance, multiplier } = FISH_ODDS.outcomes[at] ?? {};
    assert.deepEqual([key, multiplier], [kind, MULTIPLIERS[kind]]);
    assert.ok(Math.abs((chance ?? 0) * MULTIPLIERS[kind] - RETURN) < 1e-12);
    // Written with two decimals of a percent in the sheet: nothing is rounded away.
    assert.ok(Math.abs((chance ?? 0) * 10_000 - Math.round((chance ?? 0) * 10_000)) < 1e-9, kind);
  }
});

test('no way of aiming returns more than another, and each pays what its shots caught', () => {
  fc.assert(
    fc.property(anyShots, fc.constantFrom(...STAKES), fc.nat(), (choice, level, nonce) => {
      assert.equal(oddsOf(choice).returnToPlayer, RETURN);
      const stakeMinor = fish.stakeOf(choice, level);
      assert.equal(stakeMinor, level * choice.length);
      const { payoutMinor, outcome } = fish.play({ stakeMinor, choice, random: randomOf(nonce) });
      assert.equal(outcome.caught.length, choice.length);
      const paid = choice.filter((_, at) => outcome.caught[at]).map((kind) => level * MULTIPLIERS[kind]);
      assert.equal(
        payoutMinor,
        paid.reduce((sum, amount) => sum + amount, 0),
      );
    }),
  );
});

test('a batch depends on its generator and its shots alone, and a shot on none that comes after it', () => {
  fc.assert(
    fc.property(anyShots, fc.nat(), (choice, nonce) => {
      const play = (shots: Shots) =>
        fish.play({ stakeMinor: shots.length * 100, choice: shots, random: randomOf(nonce) }).outcome.caught;
      assert.deepEqual(play(choice), play(choice));
      assert.deepEqual(play(choice.slice(0, 1)), play(choice).slice(0, 1));
    }),
  );
});

test('a lot is a catch below the published number, and none from there on', () => {
  for (const kind of FISH_KINDS) {
    assert.deepEqual(shootWith([kind], 100, CATCHING - 1).outcome.caught, [true]);
    assert.deepEqual(shootWith([kind], 100, CATCHING).outcome.caught, [false]);
  }
});

test('the hit rate of a batch is that any of its shots catches', () => {
  assert.equal(oddsOf(['x2']).hitFrequency, chanceOf('x2'));
  assert.ok(Math.abs(oddsOf(['x2', 'x3']).hitFrequency - (1 - 0.52 * 0.68)) < 1e-12);
});

test('what are no shots is no choice, whatever is sent', () => {
  const many = Array.from({ length: MOST_SHOTS + 1 }, () => 'x2');
  const none = [undefined, null, 'x2', 7, [], {}, { 0: 'x2', length: 1 }, many, ['x4'], ['x2', 2], ['x2', null]];
  for (const raw of [...none, [['x2']], ['constructor'], ['X2']])
    assert.equal(readShots(raw), undefined, JSON.stringify(raw));
  fc.assert(fc.property(anyShots, (shots) => assert.deepEqual(readShots(JSON.parse(JSON.stringify(shots))), shots)));
  fc.assert(fc.property(fc.anything(), (raw) => assert.ok((readShots(raw)?.length ?? 1) <= MOST_SHOTS)));
});

test('a stake that is not so many equal shots is refused', () => {
  assert.throws(() => fish.play({ stakeMinor: 101, choice: ['x2', 'x2'], random: drawing(0) }), RangeError);
});

test('every vendor’s game gets ten different fish, its own among the dearest, and levels that are stakes', () => {
  const vendors = VENDORS.filter(({ games }) => games.FISH !== undefined);
  const casts = vendors.flatMap(({ code, hue }) =>
    ['Koi Emperor', 'Shark Hour', 'Ink Abyss', 'Silver Crab', 'Zzz'].map((title, index) => {
      const theme = fishTheme({ gameId: `${code}-${index}`, category: 'FISH', vendor: code, vendorHue: hue, title });
      const dresses = FISH_KINDS.map((kind) => theme.symbols[kind]);
      for (const language of ['EN', 'TY'] as const)
        assert.equal(new Set(dresses.map(({ name }) => name[language])).size, FISH_KINDS.length, title);
      assert.ok(theme.levels.every((level) => STAKES.includes(level)));
      for (const svg of [theme.water, theme.cannon, theme.wordmark, theme.scene, ...dresses.map(({ art }) => art)])
        assertWellFormed(svg);
      assert.ok(JSON.stringify(theme).length < 50_000);
      if (title === 'Koi Emperor') assert.equal(theme.symbols.x100.name.EN, 'koi');
      return JSON.stringify([theme.levels, dresses.map(({ name }) => name.EN)]);
    }),
  );
  assert.ok(vendors.length >= 3);
  assert.ok(new Set(casts).size >= 12, `${new Set(casts).size} casts`);
});
