import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';
import { dealHands, SEATS } from '../../games/pusoy/rules/cards.ts';
import { afterMove, beginRound, type Round } from '../../games/pusoy/rules/round.ts';
import { moveOf, prizeOf } from '../../games/pusoy/rules/rules.ts';
import { type Figure, figureOf } from './simulate.ts';

const STAKE = 100;

/** A round between seats of the house. */
const playOut = (hands: Round['hands']): number => {
  let round = beginRound(hands);
  while (round.winner === null) round = afterMove(round, moveOf(round, 'house'));
  return round.winner;
};

/**
 * So many rounds of four members who play as the house does: what a seat returns of its stake, and how often each seat wins.
 * Between equal players no seat is better than another.
 */
export const simulateSeats = ({
  rounds,
  seed,
}: {
  readonly rounds: number;
  readonly seed: string;
}): { readonly returnToPlayer: Figure; readonly seats: readonly Figure[] } => {
  const wins = new Array<number>(SEATS).fill(0);
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const winner = playOut(dealHands(fairRandom({ serverSeed: seed, clientSeed: 'seats', nonce }, nodeHmac)));
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  const prize = prizeOf(STAKE, SEATS) / STAKE;
  const shares = wins.map((count) => count / rounds);
  const [first = 0] = shares;
  const varianceOf = (share: number): number => share * (1 - share);
  return {
    returnToPlayer: figureOf(prize / SEATS, first * prize, varianceOf(first) * prize * prize, rounds),
    seats: shares.map((share) => figureOf(1 / SEATS, share, varianceOf(share), rounds)),
  };
};
