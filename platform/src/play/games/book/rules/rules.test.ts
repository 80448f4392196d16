import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fairRandom } from '../../../fair-random/fair-random.ts';
import { nodeHmac } from '../../../seeds/node-hmac.ts';
import { chancesAfter, playMatch } from './match.ts';
import { MARGIN, oddsAfter, offersOf } from './odds.ts';
import { payoutOf } from './payout.ts';
import { graderOf, readPick } from './picks.ts';
import { type Rates, type Sport, scoresOf } from './scores.ts';

const near = (one: number, other: number, by = 1e-9) => assert.ok(Math.abs(one - other) < by, `${one} ≠ ${other}`);
const sum = (numbers: readonly number[]) => numbers.reduce((whole, each) => whole + each, 0);

const of = (sport: Sport, home: [number, number], away: [number, number]) =>
  fc
    .tuple(fc.integer({ min: home[0], max: home[1] }), fc.integer({ min: away[0], max: away[1] }))
    .map((rates) => ({ sport, rates: rates as Rates }));
const terms = fc.oneof(
  of('football', [40, 300], [40, 300]),
  of('basketball', [7600, 9400], [7600, 9400]),
  of('esports', [20, 80], [1, 1]),
  of('cockfight', [35, 50], [35, 45]),
);
const story = terms.chain((match) =>
  fc.tuple(fc.constant(match), fc.array(fc.nat(scoresOf(match.sport).length - 1), { maxLength: 6 })),
);

test('the chances of a match sum to 1, however often they moved', () => {
  fc.assert(
    fc.property(story, ([match, moves]) => {
      const chances = chancesAfter(match, moves);
      near(sum(chances), 1);
      assert.ok(chances.every((chance) => chance >= 0));
    }),
  );
});

test('on average over what a move draws, no chance changes', () => {
  const isSmall = ({ sport }: { sport: Sport }) => sport !== 'basketball';
  fc.assert(
    fc.property(
      story.filter(([match]) => isSmall(match)),
      ([match, moves]) => {
        const before = chancesAfter(match, moves);
        const after = before.map((_, towards) => chancesAfter(match, [...moves, towards]));
        for (const [place, chance] of before.entries())
          near(sum(before.map((drawn, towards) => drawn * (after[towards]?.[place] ?? 0))), chance);
      },
    ),
    { numRuns: 40 },
  );
});

test('every pick returns what is published and not more, and the odds of a market leave the house its part', () => {
  fc.assert(
    fc.property(story, ([match, moves]) => {
      const chances = chancesAfter(match, moves);
      const odds = oddsAfter(match, moves);
      for (const { picks } of offersOf(match)) {
        for (const pick of picks) {
          const price = odds.get(pick);
          if (price === undefined) continue;
          const back = scoresOf(match.sport).map((score, place) => {
            const paid = payoutOf(1_000_000n, [{ pick, odds: price, score }]);
            return (chances[place] ?? 0) * (Number(paid) / 1_000_000);
          });
          assert.ok(sum(back) <= 1 - MARGIN + 1e-9, `${pick} returns ${sum(back)}`);
          assert.ok(sum(back) > 1 - MARGIN - 0.011, `${pick} returns ${sum(back)}`);
        }
        const prices = picks.map((pick) => odds.get(pick));
        const isWhole =
          picks.length > 1 && prices.every((price) => price !== undefined) && !picks[0]?.startsWith('score');
        if (isWhole) assert.ok(sum(prices.map((price) => 100 / (price ?? 1))) >= 1);
      }
    }),
    { numRuns: 60 },
  );
});

test('a quarter line is half a bet on either line beside it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('total:over', 'total:under', 'handicap:home', 'handicap:away'),
      fc.integer({ min: 0, max: 12 }),
      fc.record({ home: fc.nat(7), away: fc.nat(7) }),
      (side, half, score) => {
        const line = half / 2 + 0.25;
        const halves = [line - 0.25, line + 0.25].map((each) => graderOf(`${side}:${each}`)(score));
        assert.equal(graderOf(`${side}:${line}`)(score), sum(halves) / 2);
      },
    ),
  );
});

test('legs go on with what the leg before made of the stake; one that was given up changes nothing', () => {
  const [home, away] = [
    { home: 2, away: 1 },
    { home: 0, away: 1 },
  ];
  assert.equal(payoutOf(10_000n, [{ pick: 'winner:home', odds: 250, score: home }]), 25_000n);
  assert.equal(payoutOf(10_000n, [{ pick: 'total:over:2.75', odds: 190, score: home }]), 14_500n);
  assert.equal(payoutOf(10_000n, [{ pick: 'handicap:home:0.75', odds: 190, score: away }]), 5_000n);
  const won = { pick: 'winner:home', odds: 333, score: home };
  assert.equal(payoutOf(10_000n, [won, { ...won, score: null }]), 33_300n);
  assert.equal(payoutOf(999n, [won, won]), 11_077n);
  assert.equal(payoutOf(10_000n, [won, { ...won, score: away }]), 0n);
});

test('what is no pick is none', () => {
  for (const text of [
    '',
    'winner',
    'winner:over',
    'total:over',
    'total:over:2.3',
    'winner:home:1',
    'score:2',
    'total:over:2:1',
  ])
    assert.equal(readPick(text), undefined, text);
  assert.deepEqual(readPick('handicap:away:-0.75'), { market: 'handicap', side: 'away', line: -0.75 });
});

test('a seed plays the same match for everybody', () => {
  const random = () => fairRandom({ serverSeed: 'ab'.repeat(32), clientSeed: '2026-01-01/0', nonce: 0 }, nodeHmac);
  const match = { sport: 'football', rates: [150, 110] } as const;
  assert.deepEqual(playMatch(match, random()), playMatch(match, random()));
  assert.deepEqual(playMatch(match, random()).score, { home: 1, away: 0 });
});
