import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { assertWellFormed } from '../../src/art/testing/well-formed.ts';
import { STAKES } from '../kit/stakes.ts';
import { wheel } from './game.ts';
import { type Chips, countChips, MOST_CHIPS, readChips } from './rules/chips.ts';
import { oddsOf, WHEEL_ODDS } from './rules/odds.ts';
import { MULTIPLIERS, SEGMENTS, segmentsOf, WHEEL_KINDS } from './rules/wheel.ts';
import { wheelTheme } from './theme.ts';

const RETURN = 0.96;
const randomOf = (nonce: number) => fairRandom({ serverSeed: 'test', clientSeed: 'wheel', nonce }, nodeHmac);
const stoppingOn = (segment: number) => ({ int: () => segment });

/** From 1 to the most chips, each on a kind. */
const chipsLaid: fc.Arbitrary<Chips> = fc
  .array(fc.constantFrom(...WHEEL_KINDS), { minLength: 1, maxLength: MOST_CHIPS })
  .map((laid) =>
    Object.fromEntries(
      WHEEL_KINDS.map((kind) => [kind, laid.filter((on) => on === kind).length] as const).filter(
        ([, count]) => count > 0,
      ),
    ),
  );

const playOnEverySegment = (choice: Chips, stake: number): number[] =>
  SEGMENTS.map(
    (_, segment) =>
      wheel.play({ stakeMinor: wheel.stakeOf(choice, stake), choice, random: stoppingOn(segment) }).payoutMinor,
  );

test('as printed every kind returns the same, and no two neighbours are of one kind', () => {
  assert.equal(SEGMENTS.length, 50);
  for (const kind of WHEEL_KINDS) {
    assert.equal(segmentsOf(kind) * MULTIPLIERS[kind], RETURN * SEGMENTS.length, kind);
    assert.equal(oddsOf({ [kind]: 1 }).returnToPlayer, RETURN);
  }
  for (const [place, kind] of SEGMENTS.entries()) assert.notEqual(kind, SEGMENTS[(place + 1) % SEGMENTS.length]);
  assert.equal(WHEEL_ODDS.returnToPlayer, RETURN);
  assert.equal(WHEEL_ODDS.hitFrequency, segmentsOf('sixth') / SEGMENTS.length);
});

test('however chips are laid: over the whole wheel they return what is published, in whole centavos', () => {
  fc.assert(
    fc.property(chipsLaid, fc.constantFrom(...STAKES), (chips, stake) => {
      const stakeMinor = wheel.stakeOf(chips, stake);
      assert.equal(stakeMinor, stake * countChips(chips));
      const payouts = playOnEverySegment(chips, stake);
      assert.ok(payouts.every((payout) => Number.isInteger(payout) && payout >= 0));
      const { returnToPlayer, hitFrequency } = oddsOf(chips);
      assert.equal(returnToPlayer, RETURN);
      assert.equal(payouts.filter((payout) => payout > 0).length / SEGMENTS.length, hitFrequency);
      // Reckoned in whole numbers: 48 of 50.
      assert.equal(
        payouts.reduce((sum, payout) => sum + payout, 0),
        stakeMinor * 48,
      );
    }),
  );
});

test('a kind pays its own chips its own multiplier, and the others nothing', () => {
  fc.assert(
    fc.property(
      chipsLaid,
      fc.nat({ max: SEGMENTS.length - 1 }),
      fc.constantFrom(...STAKES),
      (choice, segment, stake) => {
        const stakeMinor = wheel.stakeOf(choice, stake);
        const { payoutMinor, outcome } = wheel.play({ stakeMinor, choice, random: stoppingOn(segment) });
        const kind = SEGMENTS[segment] ?? 'sixth';
        assert.deepEqual(outcome, { segment, kind });
        assert.equal(payoutMinor, (choice[kind] ?? 0) * stake * MULTIPLIERS[kind]);
      },
    ),
  );
});

test('a round depends on its generator and its chips alone', () => {
  fc.assert(
    fc.property(fc.nat(), chipsLaid, (nonce, choice) => {
      const play = () => wheel.play({ stakeMinor: countChips(choice) * 100, choice, random: randomOf(nonce) });
      assert.deepEqual(play(), play());
    }),
  );
});

test('every segment is stopped on', () => {
  const choice = { sixth: 1 };
  const stops = Array.from(
    { length: 2000 },
    (_, nonce) => wheel.play({ stakeMinor: 100, choice, random: randomOf(nonce) }).outcome.segment,
  );
  assert.equal(new Set(stops).size, SEGMENTS.length);
});

test('chips are read as they were laid, in the order of the kinds', () => {
  fc.assert(fc.property(chipsLaid, (chips) => assert.deepEqual(readChips(JSON.parse(JSON.stringify(chips))), chips)));
  assert.deepEqual(Object.keys(readChips({ sixth: 1, first: 2 }) ?? {}), ['first', 'sixth']);
});

test('what are no chips is no choice, whatever is sent', () => {
  const none = [undefined, null, 'sixth', 7, [], {}, { seventh: 1 }, { sixth: 1, seventh: 1 }];
  const counts = [0, -1, 1.5, '1', Number.NaN, Number.POSITIVE_INFINITY, MOST_CHIPS + 1, null, [1]];
  const hostile = JSON.parse('{"sixth": 1, "__proto__": {"first": 1}}');
  const sent = [...none, ...counts.map((sixth) => ({ sixth })), { first: MOST_CHIPS, sixth: 1 }, hostile];
  for (const raw of sent) assert.equal(readChips(raw), undefined, JSON.stringify(raw));
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const chips = readChips(raw);
      assert.ok(chips === undefined || countChips(chips) <= MOST_CHIPS);
    }),
  );
});

test('a stake that is not so many equal chips is refused', () => {
  assert.throws(() => wheel.play({ stakeMinor: 101, choice: { sixth: 2 }, random: stoppingOn(0) }), RangeError);
});

test('every game gets a whole wheel: six different drawings with names in both languages', () => {
  const titles = ['Sky Rocket', 'Gulong', 'Mine Grid', 'Neon Dice', 'Silver Keno', 'Grand Pixel', 'Zzz'];
  for (const [index, title] of titles.entries()) {
    const theme = wheelTheme({ gameId: `G${index}`, category: 'INHOUSE', vendorHue: index * 50, title });
    const dresses = WHEEL_KINDS.map((kind) => theme.symbols[kind]);
    for (const language of ['EN', 'TY'] as const)
      assert.equal(new Set(dresses.map(({ name }) => name[language])).size, WHEEL_KINDS.length, title);
    for (const svg of [theme.wheel, theme.wordmark, theme.scene, ...dresses.map(({ art }) => art)])
      assertWellFormed(svg);
    assert.ok(JSON.stringify(theme).length < 50_000);
  }
});
