import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkRound } from '../../../src/play/fair-random/check-round.ts';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { hashOfSeed } from '../../../src/play/seeds/server-seed.ts';
import { pusoy } from './game.ts';
import { ROOMS, roomFor } from './rooms.ts';
import { type Card, DECK, dealHands, isCard, LOWEST, placeOf, sorted } from './rules/cards.ts';
import { beats, type Play, playOf, playsOf } from './rules/plays.ts';
import { afterMove, beginRound, type Round, refusalOf } from './rules/round.ts';
import { moveOf, outcomeOf, payoutOf, prizeOf, replay, rules, STRATEGY, seenBy } from './rules/rules.ts';
import { choosePlay, choosePlayByClock } from './rules/strategy.ts';

const seedsOf = (nonce: number) => ({ serverSeed: 'test', clientSeed: 'room', nonce });
const randomOf = (nonce: number) => fairRandom(seedsOf(nonce), nodeHmac);
const cards = (written: string): readonly Card[] => written.split(' ').filter(isCard);
const play = (written: string): Play => {
  const found = playOf(cards(written));
  assert.ok(found, written);
  return found;
};
const wins = (one: string, other: string): void => {
  assert.equal(beats(play(one), play(other)), true, `${one} beats ${other}`);
  assert.equal(beats(play(other), play(one)), false, `${other} does not beat ${one}`);
};

/** A round between four seats of the house, and as some seats are left to the clock. */
const playOut = (nonce: number, byClock: (seat: number) => boolean = () => false): Round => {
  let round = beginRound(dealHands(randomOf(nonce)));
  while (round.winner === null) round = afterMove(round, moveOf(round, byClock(round.turn) ? 'clock' : 'house'));
  return round;
};

const combinations = (hand: readonly Card[], size: number): Card[][] => {
  if (size === 0) return [[]];
  return hand.flatMap((card, at) => combinations(hand.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
};

test('the deck is dealt whole, thirteen cards to each seat, and otherwise with other seeds', () => {
  const hands = dealHands(randomOf(1));
  assert.deepEqual(
    hands.map(({ length }) => length),
    [13, 13, 13, 13],
  );
  assert.deepEqual(sorted(hands.flat()), DECK);
  assert.deepEqual(dealHands(randomOf(1)), hands);
  assert.notDeepEqual(dealHands(randomOf(2)), hands);
});

test('cards rank from the three of clubs to the two of diamonds', () => {
  const inOrder = cards('3C 3S 3H 3D 4C TD JC KD AC AD 2C 2S 2H 2D');
  assert.deepEqual(sorted(inOrder.toReversed()), inOrder);
  assert.deepEqual([placeOf('3C'), placeOf('2D')], [0, 51]);
});

test('what can be played together, and what cannot', () => {
  const kinds: Readonly<Record<string, string | undefined>> = {
    '4H': 'single',
    '4H 4D': 'pair',
    '4H 5H': undefined,
    '9C 9S 9D': 'three',
    '9C 9S 8D': undefined,
    '9C 9S 9D 9H': undefined,
    '3C 4D 5S 6H 7C': 'straight',
    'JC QD KS AH 2C': 'straight',
    'QC KD AS 2H 3C': undefined,
    'AC 2D 3S 4H 5C': undefined,
    '3H 5H 8H JH 2H': 'flush',
    '6C 6D 6S KH KC': 'fullHouse',
    '6C 6D 6S 6H KC': 'fourOne',
    '6C 6D KS KH QC': undefined,
    '5S 6S 7S 8S 9S': 'straightFlush',
  };
  for (const [written, kind] of Object.entries(kinds)) assert.equal(playOf(cards(written))?.kind, kind, written);
  assert.equal(playOf([]), undefined);
  assert.equal(playOf(['4H', '4H']), undefined);
});

test('higher plays beat lower ones of as many cards', () => {
  wins('2C', 'AD');
  wins('7D', '7H');
  wins('7D 7C', '7H 7S');
  wins('8C 8S', '7H 7D');
  wins('8C 8S 8H', '7H 7D 7S');
  wins('4C 5D 6S 7H 8C', '3C 4D 5S 6H 7C');
  wins('4C 5D 6S 7H 8D', '4S 5C 6D 7C 8H');
  wins('3H 5H 8H JH QH', 'JC QD KS AH 2C');
  wins('3D 4D 8D 9D TD', '3H 5H 8H AH 2H');
  wins('3D 4D 8D 9D JD', '5D 6D 7D 8D TD');
  wins('3C 3S 3H 4C 4S', '3D 5D 8D KD 2D');
  wins('4D 4S 4H 3C 3S', '3C 3S 3H AC AS');
  wins('3C 3S 3H 3D 4C', '2C 2S 2H AC AS');
  wins('3C 4C 5C 6C 7C', '2C 2S 2H 2D AC');
  assert.equal(beats(play('2D'), play('3C 3S')), false);
});

test('the first lead has the three of clubs; a play that the rules do not allow is told why', () => {
  const hand = cards('3C 3S 4H 5D 6C 7S 9H 9D KS 2D');
  const first = { pile: null, isFirst: true };
  const on = (written: string) => ({ pile: play(written), isFirst: false });
  const leads = { pile: null, isFirst: false };
  const refused = [
    refusalOf(hand, cards('4H'), first),
    refusalOf(hand, cards('3C 3S'), first),
    refusalOf(hand, [], first),
    refusalOf(hand, cards('3C 4H 5D 6C 7S'), first),
    refusalOf(hand, cards('9S'), leads),
    refusalOf(hand, cards('9H KS'), leads),
    refusalOf(hand, cards('9H 9D'), on('TC')),
    refusalOf(hand, cards('9H KS'), on('4C 4D')),
    refusalOf(hand, cards('9H'), on('TC')),
    refusalOf(hand, cards('KS'), on('TC')),
    refusalOf(hand, [], on('TC')),
  ];
  assert.deepEqual(refused, [
    'mustHaveLowest',
    undefined,
    'mustLead',
    undefined,
    'notYours',
    'noPlay',
    'otherCount',
    'noPlay',
    'tooLow',
    undefined,
    undefined,
  ]);
});

test('whom all others pass by leads', () => {
  const hands = dealHands(randomOf(3));
  let round = afterMove(beginRound(hands), { cards: [LOWEST], by: 'player' });
  const leader = beginRound(hands).turn;
  for (const seat of [1, 2, 3]) {
    assert.deepEqual([round.turn, round.pile?.seat], [(leader + seat) % 4, leader]);
    round = afterMove(round, { cards: [], by: 'player' });
  }
  assert.deepEqual([round.turn, round.pile], [leader, null]);
});

test('plays that are listed are plays of the hand, and beat all that any of its cards could', () => {
  const subset = fc.shuffledSubarray([...DECK], { minLength: 5, maxLength: 13 });
  const piles = fc.shuffledSubarray([...DECK], { minLength: 13, maxLength: 13 }).map((hand) => playsOf(hand));
  fc.assert(
    fc.property(subset, piles, fc.nat(), (hand, others, at) => {
      const listed = playsOf(hand);
      for (const { cards: played } of listed) assert.ok(played.every((card) => hand.includes(card)));
      const pile = others[at % others.length];
      assert.ok(pile);
      const all = combinations(hand, pile.cards.length).flatMap((each) => playOf(each) ?? []);
      const canBeat = all.some((each) => beats(each, pile));
      assert.equal(
        listed.some((each) => beats(each, pile)),
        canBeat,
      );
    }),
    { numRuns: 60 },
  );
});

test('of two different plays of as many cards one beats the other, or they are as strong; never both', () => {
  const hands = fc.shuffledSubarray([...DECK], { minLength: 20, maxLength: 26 });
  fc.assert(
    fc.property(hands, (hand) => {
      const plays = playsOf(hand);
      for (const one of plays)
        for (const other of plays) {
          if (beats(one, other)) assert.equal(beats(other, one), false);
          if (one.kind === other.kind && one.strength !== other.strength)
            assert.notEqual(beats(one, other), beats(other, one));
        }
    }),
    { numRuns: 20 },
  );
});

test('every round ends, with one seat without cards; house and clock play by the rules', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 15 }), (nonce, clocks) => {
      const byClock = (seat: number) => ((clocks >> seat) & 1) === 1;
      const round = playOut(nonce, byClock);
      const hands = dealHands(randomOf(nonce));
      const members = [0, 1, 2, 3].filter(byClock);
      assert.deepEqual(replay(hands, { members, moves: round.moves }), round);
      const { winner, left } = outcomeOf(hands, round);
      assert.equal(left.filter((count) => count === 0).length, 1);
      assert.equal(left[winner], 0);
      const played = round.moves.flatMap((move) => move.cards);
      assert.deepEqual(sorted([...played, ...round.hands.flat()]), DECK);
    }),
    { numRuns: 60 },
  );
});

test('a seat of the house goes by its own cards and by what everybody sees', () => {
  const round = beginRound(dealHands(randomOf(5)));
  const own = round.turn;
  const [one = 0, other = 0] = [0, 1, 2, 3].filter((seat) => seat !== own);
  const swapped = round.hands.with(one, round.hands[other] ?? []).with(other, round.hands[one] ?? []);
  assert.deepEqual(moveOf({ ...round, hands: swapped }, 'house'), moveOf(round, 'house'));
  assert.deepEqual(seenBy(round), { pile: null, isFirst: true, others: [13, 13, 13] });
});

test('the house plays what it has: out with the last cards, no two wasted, the highest before who has one card left', () => {
  const seen = { pile: null, isFirst: false, others: [9, 9, 9] };
  assert.deepEqual(choosePlay(cards('5C 5S 5H 8C 8D'), seen), cards('5C 5S 5H 8C 8D'));
  assert.deepEqual(choosePlay(cards('4C 6D 8S TH QC KD 2S'), seen), ['4C']);
  const on = { ...seen, pile: play('AC') };
  assert.deepEqual(choosePlay(cards('4C 6D 8S TH QC KD 2S'), on), []);
  assert.deepEqual(choosePlay(cards('4C 6D 2S'), on), ['2S']);
  assert.deepEqual(choosePlay(cards('4C 6D 8S TH QC KD'), { ...seen, pile: play('5C'), others: [1, 9, 9] }), ['KD']);
  assert.deepEqual(choosePlay(cards('4C 6D 8S TH QC KD'), { ...seen, others: [1, 9, 9] }), ['KD']);
});

test('for a player whose clock ran out it passes, or leads the lowest single', () => {
  const hand = cards('3C 3S 3H 9D');
  assert.deepEqual(choosePlayByClock(hand, { pile: play('4C'), isFirst: false }), []);
  assert.deepEqual(choosePlayByClock(hand, { pile: null, isFirst: true }), ['3C']);
  assert.deepEqual(choosePlayByClock(hand.slice(1), { pile: null, isFirst: false }), ['3S']);
});

test('a round is checked with its moves: others than were made, or made by others, give no such round', () => {
  const nonce = 7;
  const { winner: first = 0 } = playOut(nonce);
  const members = [first ?? 0, ((first ?? 0) + 1) % 4].toSorted();
  const asMember = (round: Round): Round['moves'][number] => ({ ...moveOf(round, 'house'), by: 'player' });
  let round = beginRound(dealHands(randomOf(nonce)));
  while (round.winner === null)
    round = afterMove(round, members.includes(round.turn) ? asMember(round) : moveOf(round, 'house'));
  const outcome = outcomeOf(dealHands(randomOf(nonce)), round);
  const choice = { seat: outcome.winner, members, strategy: STRATEGY, moves: round.moves };
  const proof = {
    ...seedsOf(nonce),
    game: 'pusoy',
    betNo: 'PN-1',
    stakeMinor: 1000,
    payoutMinor: 1900,
    choice,
    seedHash: hashOfSeed('test'),
    outcome,
  };
  const hashes = { hmac: nodeHmac, sha256: hashOfSeed };
  const { isSeedPromised, isPayoutSame, isOutcomeSame } = checkRound(proof, rules, hashes);
  assert.deepEqual([isSeedPromised, isPayoutSame, isOutcomeSame], [true, true, true]);
  const loser = members.find((seat) => seat !== outcome.winner) ?? 0;
  assert.equal(checkRound({ ...proof, choice: { ...choice, seat: loser } }, rules, hashes).payoutMinor, 0);
  const isRefused = (changed: Partial<typeof choice>) =>
    assert.throws(() => checkRound({ ...proof, choice: { ...choice, ...changed } }, rules, hashes), RangeError);
  for (const moves of [
    round.moves.slice(1),
    round.moves.slice(0, -1),
    [...round.moves, { cards: [], by: 'house' as const }],
  ])
    isRefused({ moves });
  isRefused({ moves: round.moves.map((move) => ({ ...move, by: 'player' as const })) });
  isRefused({ members: [0, 1, 2, 3] });
  isRefused({ moves: [...round.moves.slice(0, 1), { cards: [], by: 'house' }] });
});

test('members win each other’s stakes less the commission; the house stakes nothing and wins nothing', () => {
  const paid = (members: readonly number[], winner: number) =>
    members.map((seat) => payoutOf(1000, { seat, members }, winner));
  assert.deepEqual(paid([0, 1, 2, 3], 2), [0, 0, 3800, 0]);
  assert.deepEqual(paid([1, 3], 3), [0, 1900]);
  assert.deepEqual(paid([1, 3], 0), [1000, 1000]);
  assert.deepEqual([paid([2], 2), paid([2], 0)], [[1000], [1000]]);
  const some = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(some, fc.nat({ max: 3 }), (members, winner) => {
      const sum = paid(members, winner).reduce((total, each) => total + each, 0);
      assert.ok(sum <= members.length * 1000 && sum >= members.length * 950);
    }),
  );
});

test('what is no round is no choice', () => {
  for (const raw of [
    undefined,
    null,
    'pass',
    {},
    { seat: 4, members: [4], strategy: STRATEGY, moves: [] },
    { seat: 0, members: [1], strategy: STRATEGY, moves: [] },
    { seat: 0, members: [0], strategy: STRATEGY + 1, moves: [] },
    { seat: 0, members: [0], strategy: STRATEGY, moves: [{ cards: ['1C'], by: 'house' }] },
    { seat: 0, members: [0], strategy: STRATEGY, moves: [{ cards: ['3C'], by: 'nobody' }] },
    { seat: 0, members: [0], strategy: STRATEGY, moves: 'none' },
  ])
    assert.equal(rules.readChoice(raw), undefined, JSON.stringify(raw));
});

test('every tile has a room, the same every time, whose prize is a whole amount below the pot', () => {
  for (const { vendor } of ROOMS)
    for (const gameId of ['A-1', 'A-2', 'B-77'])
      assert.deepEqual(
        [roomFor({ vendor, gameId }).vendor, roomFor({ vendor, gameId })],
        [vendor, roomFor({ vendor, gameId })],
      );
  assert.ok(roomFor({ vendor: 'NEW', gameId: 'x' }).code);
  for (const { stakeMinor } of ROOMS) {
    for (const members of [2, 3, 4]) assert.ok(Number.isSafeInteger(prizeOf(stakeMinor, members)));
    assert.equal(prizeOf(stakeMinor, 4) / (4 * stakeMinor), pusoy.odds.returnToPlayer);
  }
  assert.equal(new Set(ROOMS.map(({ code }) => code)).size, ROOMS.length);
});
