import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import {
  ABANDONED_OF,
  chancesAfter,
  type MatchTerms,
  MOVES,
  playMatch,
} from '../../../src/play/games/book/rules/match.ts';
import { oddsOf, offersOf } from '../../../src/play/games/book/rules/odds.ts';
import { payoutOf, returnOf } from '../../../src/play/games/book/rules/payout.ts';
import { graderOf, type Pick } from '../../../src/play/games/book/rules/picks.ts';
import { scoresOf } from '../../../src/play/games/book/rules/scores.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { type Figure, figureOf } from './simulate.ts';

const MATCHES: readonly MatchTerms[] = [
  { sport: 'football', rates: [168, 100] },
  { sport: 'basketball', rates: [8740, 8360] },
  { sport: 'esports', rates: [56, 44] },
  { sport: 'cockfight', rates: [48, 46] },
];
const PICKS: readonly (readonly Pick[])[] = MATCHES.map((terms) => offersOf(terms).flatMap(({ picks }) => picks));
const STAKE = 1_000_000n;

const shareOf = (payout: bigint): number => Number(payout) / Number(STAKE);

/** What a pick at these odds returns of its stake on average, by the chances of the moment in which it is placed. */
const promisedOf = (terms: MatchTerms, chances: readonly number[], pick: Pick, odds: number): number => {
  const gradeOf = graderOf(pick);
  const played = scoresOf(terms.sport).reduce(
    (sum, score, place) => sum + (chances[place] ?? 0) * returnOf({ odds, grade: gradeOf(score) }),
    0,
  );
  return played + (1 - played) / ABANDONED_OF;
};

/**
 * Bets on so many matches, each at another of its moves and on another pick, and compares what comes back with what the odds
 * promised when each was placed: the odds are right, and move without favour.
 */
export const simulateBook = ({ rounds, seed }: { readonly rounds: number; readonly seed: string }): Figure => {
  let [bets, sum, squares, promised] = [0, 0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const terms = MATCHES[nonce % MATCHES.length] as MatchTerms;
    const random = fairRandom({ serverSeed: seed, clientSeed: 'sports', nonce }, nodeHmac);
    const { moves, score } = playMatch(terms, random);
    const chances = chancesAfter(terms, moves.slice(0, Math.floor(nonce / MATCHES.length) % (MOVES + 1)));
    const picks = PICKS[nonce % MATCHES.length] ?? [];
    const pick = picks[Math.floor(nonce / 7) % picks.length] ?? '';
    const odds = oddsOf(terms.sport, chances, pick);
    if (odds === undefined) continue;
    bets += 1;
    const share = shareOf(payoutOf(STAKE, [{ pick, odds, score }]));
    const expected = promisedOf(terms, chances, pick, odds);
    promised += expected;
    sum += share;
    squares += (share - expected) ** 2;
  }
  return figureOf(promised / bets, sum / bets, squares / bets, bets);
};
