import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RoundProof } from '../../../src/play/fair-random/check-round.ts';
import { type FairSeeds, fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { rules as book } from '../../../src/play/games/book/rules/rules.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { hashOfSeed } from '../../../src/play/seeds/server-seed.ts';
import { rules } from '../../games/slot/rules/rules.ts';
import { rules as wheel } from '../../games/wheel/rules/rules.ts';
import { runVerifyRound } from './verify-round.ts';

/** The frame's own file: it is written for browsers, and outside this package's sources. */
const { roundLink }: { roundLink: (proof: RoundProof, language: string) => string } = await import(
  new URL('../../games/kit/fairness/round-link.js', import.meta.url).href
);

const SEEDS = { serverSeed: 'ours', clientSeed: 'théirs', nonce: 3 };
const STAKE = 100;
const played = (seeds: FairSeeds) =>
  rules.play({ stakeMinor: STAKE, choice: undefined, random: fairRandom(seeds, nodeHmac) });
const PROOF: RoundProof = {
  ...SEEDS,
  ...played(SEEDS),
  game: 'slot',
  betNo: 'PN-1',
  stakeMinor: STAKE,
  seedHash: hashOfSeed(SEEDS.serverSeed),
};

const verify = (context: { mock: typeof test.mock }, given: string) => {
  const log = context.mock.method(console, 'log', () => {});
  runVerifyRound(given);
  const code = process.exitCode;
  process.exitCode = undefined;
  return { code, lines: log.mock.calls.map(({ arguments: [line] }) => String(line)) };
};

test('a round’s link, and its record, are verified; one that was changed is not', (context) => {
  for (const given of [`https://games.example${roundLink(PROOF, 'TY')}`, JSON.stringify(PROOF)]) {
    const { code, lines } = verify(context, given);
    assert.equal(code, undefined);
    assert.ok(lines.every((line) => line.endsWith('yes')));
    context.mock.restoreAll();
  }
  for (const change of [{ serverSeed: 'other' }, { nonce: 4 }, { payoutMinor: -1 }]) {
    assert.equal(verify(context, JSON.stringify({ ...PROOF, ...change })).code, 1);
    context.mock.restoreAll();
  }
});

test('a match is verified as a round is, with what a slip on it paid', (context) => {
  const choice = { sport: 'football', rates: [150, 110], pick: 'winner:home', odds: 204 } as const;
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: '2026-01-01/0', nonce: 0 };
  const match = book.play({ stakeMinor: 1000, choice, random: fairRandom(seeds, nodeHmac) });
  assert.equal(match.payoutMinor, 2040);
  const proof = {
    ...seeds,
    ...match,
    choice,
    game: 'sports',
    betNo: 'SB-1',
    stakeMinor: 1000,
    seedHash: hashOfSeed(seeds.serverSeed),
  };
  assert.equal(verify(context, JSON.stringify(proof)).code, undefined);
  context.mock.restoreAll();
  assert.equal(verify(context, JSON.stringify({ ...proof, payoutMinor: 0 })).code, 1);
  context.mock.restoreAll();
});

test('a round with a choice is played again with it, and with no other', (context) => {
  const choice = { fifth: 2, sixth: 3 };
  const outcome = wheel.play({ stakeMinor: 500, choice, random: fairRandom(SEEDS, nodeHmac) });
  const proof = { ...PROOF, ...outcome, game: 'wheel', stakeMinor: 500, choice };
  assert.equal(verify(context, JSON.stringify(proof)).code, undefined);
  for (const change of [{ choice: {} }, { choice: { sixth: 21 } }, { choice: undefined }, { stakeMinor: 501 }])
    assert.throws(() => runVerifyRound(JSON.stringify({ ...proof, ...change })), { isExplained: true });
});

test('what is no record is refused in a sentence', () => {
  for (const given of [
    '',
    'https://games.example/#round=x',
    '{"game":"slot"}',
    'null',
    JSON.stringify({ ...PROOF, game: 'chess' }),
  ])
    assert.throws(() => runVerifyRound(given), { isExplained: true });
});

test('a stake of which the game cannot pay a win is refused in a sentence', () => {
  const nonces = Array.from({ length: 100 }, (_, nonce) => nonce);
  const winning = nonces.find((nonce) => played({ ...SEEDS, nonce }).payoutMinor > 0);
  const given = JSON.stringify({ ...PROOF, nonce: winning, stakeMinor: 3 });
  assert.throws(() => runVerifyRound(given), { isExplained: true, message: /stake/ });
});
