import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { baccarat } from './game.ts';
import { CARDS, type Card, cardAt, totalOf } from './rules/cards.ts';
import { countHands } from './rules/count-hands.ts';
import { bankerDraws, dealHand, dealRound } from './rules/hand.ts';
import { BACCARAT_ODDS, ENDINGS, oddsOf } from './rules/odds.ts';
import { CUT_CARDS, createShoe } from './rules/shoe.ts';
import { type Laid, payoutOf, readLaid, SPOTS, sumOf } from './rules/spots.ts';
import { TABLES, tableFor } from './tables.ts';

const randomOf = (nonce: number) => fairRandom({ serverSeed: 'test', clientSeed: 'table', nonce }, nodeHmac);
const shoeOf = (...cards: readonly Card[]) => {
  const left = [...cards];
  return {
    draw: () => {
      const card = left.shift();
      if (card === undefined) throw new Error('One card too many was drawn.');
      return card;
    },
    left: () => left.length,
  };
};
const dealt = (...cards: readonly Card[]) => {
  const shoe = shoeOf(...cards);
  const hand = dealHand(shoe);
  assert.equal(shoe.left(), 0, 'a card too few was drawn');
  return hand;
};

/** Bets in whole pesos on some of the spots. */
const laidChips: fc.Arbitrary<Laid> = fc
  .dictionary(
    fc.constantFrom(...SPOTS),
    fc.integer({ min: 1, max: 10_000 }).map((pesos) => pesos * 100),
    { minKeys: 1 },
  )
  .map((laid) => ({ ...laid }));

test('the odds are counted: all orders of six cards of eight decks, each once', () => {
  const key = ({ winner, playerPair, bankerPair }: (typeof ENDINGS)[number]) => `${winner} ${playerPair} ${bankerPair}`;
  const counted = Object.fromEntries(countHands().map((ending) => [key(ending), ending.count]));
  assert.deepEqual(Object.fromEntries(ENDINGS.map((ending) => [key(ending), ending.count])), counted);
  const orders = Object.values(counted).reduce((sum, count) => sum + count, 0);
  assert.equal(orders, 416 * 415 * 414 * 413 * 412 * 411);
});

test('the published figures are those of the field', () => {
  const percent = (share: number) => Number((share * 100).toFixed(2));
  assert.deepEqual(
    BACCARAT_ODDS.spots.map(({ key, chance, returnToPlayer }) => [key, percent(chance), percent(returnToPlayer)]),
    [
      ['player', 44.62, 98.76],
      ['banker', 45.86, 98.94],
      ['tie', 9.52, 85.64],
      ['playerPair', 7.47, 89.64],
      ['bankerPair', 7.47, 89.64],
    ],
  );
  assert.equal(percent(oddsOf({ player: 1, banker: 1 }).hitFrequency), 100);
});

test('a natural ends a hand, a six stands, and what is below draws', () => {
  assert.equal(dealt('9S', 'KH', 'TD', '2C').winner, 'player');
  assert.equal(dealt('2S', '4H', '3D', '4C').winner, 'banker');
  assert.equal(dealt('6S', '3H', 'KD', '3C').winner, 'tie');
  const both = dealt('2S', '2H', '3D', '3C', '4S', '7H');
  assert.deepEqual(
    [both.player, both.banker],
    [
      ['2S', '3D', '4S'],
      ['2H', '3C', '7H'],
    ],
  );
  assert.deepEqual([both.playerTotal, both.bankerTotal, both.winner], [9, 2, 'player']);
  assert.deepEqual(
    dealt('7S', '2H', 'KD', '3C', '4S').banker,
    ['2H', '3C', '4S'],
    'the player stands, the banker draws on 5',
  );
});

test('the banker draws by the player’s third card as the table of the game says', () => {
  const rows: Readonly<Record<number, string>> = {
    0: '0123456789',
    2: '0123456789',
    3: '012345679',
    4: '234567',
    5: '4567',
    6: '67',
    7: '',
  };
  for (const [total, thirds] of Object.entries(rows))
    for (let third = 0; third < 10; third++)
      assert.equal(bankerDraws(Number(total), third), thirds.includes(String(third)), `${total}, ${third}`);
  assert.deepEqual(
    [5, 6].map((total) => bankerDraws(total, undefined)),
    [true, false],
  );
});

test('pairs are of the first two cards, by rank', () => {
  const hand = dealt('KS', '4H', 'KD', 'JC', '5S', '5H');
  assert.deepEqual([hand.playerPair, hand.bankerPair], [true, false]);
  assert.equal(dealt('KS', '8H', 'QD', '8C', '5S').bankerPair, true);
});

test('a shoe has every card of eight decks once', () => {
  const shoe = createShoe(randomOf(1));
  const cards = Array.from({ length: CARDS }, shoe.draw);
  assert.equal(shoe.left(), 0);
  const printed = Array.from({ length: CARDS }, (_, place) => cardAt(place));
  assert.deepEqual(cards.toSorted(), printed.toSorted());
  assert.notDeepEqual(cards, printed);
});

test('the rounds of a shoe are the same whoever asks, and end at the cut card', () => {
  const shoe = createShoe(randomOf(2));
  for (let round = 0; ; round++) {
    const { hand, isLast } = dealRound(randomOf(2), round);
    assert.deepEqual(hand, dealHand(shoe));
    assert.equal(isLast, shoe.left() < CUT_CARDS);
    if (isLast) {
      assert.ok(round > 55 && round < 92, String(round));
      assert.throws(() => dealRound(randomOf(2), round + 1), RangeError);
      return;
    }
  }
});

test('a hand is one of the game, and what it pays is whole and bounded', () => {
  fc.assert(
    fc.property(fc.nat(), laidChips, (nonce, laid) => {
      const { hand } = dealRound(randomOf(nonce), 0);
      assert.deepEqual([hand.playerTotal, hand.bankerTotal], [totalOf(hand.player), totalOf(hand.banker)]);
      for (const cards of [hand.player, hand.banker]) assert.ok(cards.length === 2 || cards.length === 3);
      const payout = payoutOf(hand, laid);
      assert.ok(Number.isSafeInteger(payout) && payout >= 0 && payout <= sumOf(laid) * 12);
      // Each spot by itself.
      const apart = SPOTS.map((spot) => payoutOf(hand, laid[spot] === undefined ? {} : { [spot]: laid[spot] }));
      assert.equal(
        payout,
        apart.reduce((sum, part) => sum + part, 0),
      );
    }),
  );
});

test('a tie returns player and banker; the banker’s win costs five percent', () => {
  const of = (winner: 'player' | 'banker' | 'tie') => ({ winner, playerPair: false, bankerPair: false });
  const laid = { player: 1000, banker: 2000, tie: 500, playerPair: 100 };
  assert.deepEqual(
    (['player', 'banker', 'tie'] as const).map((winner) => payoutOf(of(winner), laid)),
    [2000, 3900, 7500],
  );
});

test('what is no bet is no choice', () => {
  fc.assert(fc.property(laidChips, (laid) => assert.deepEqual(readLaid(JSON.parse(JSON.stringify(laid))), laid)));
  const hostile = JSON.parse('{"player": 100, "__proto__": {"tie": 100}}');
  for (const raw of [
    undefined,
    null,
    {},
    [],
    'player',
    { dragon: 100 },
    { player: 0 },
    { player: 150.5 },
    { player: 150 },
    { tie: -100 },
    { tie: '100' },
    hostile,
  ])
    assert.equal(readLaid(raw), undefined, JSON.stringify(raw));
});

test('every tile has a table of its vendor, the same every time, with chips that its rules can pay', () => {
  for (const { vendor } of TABLES)
    for (const gameId of ['A-1', 'A-2', 'B-77'])
      assert.deepEqual(
        [tableFor({ vendor, gameId }).vendor, tableFor({ vendor, gameId })],
        [vendor, tableFor({ vendor, gameId })],
      );
  assert.ok(tableFor({ vendor: 'NEW', gameId: 'x' }).code);
  for (const { chips, mostMinor } of TABLES)
    for (const chip of chips) assert.ok(readLaid({ banker: chip }) && chip <= mostMinor);
  assert.equal(new Set(TABLES.map(({ code }) => code)).size, TABLES.length);
  assert.ok(baccarat.stakes.length > 6);
});
