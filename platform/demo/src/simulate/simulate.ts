import { StartError } from '../../../src/database/start-error.ts';
import { fairRandom } from '../../../src/play/fair-random/fair-random.ts';
import type { DemoGame } from '../../../src/play/games/framework.ts';
import { nodeHmac } from '../../../src/play/seeds/node-hmac.ts';

/** Of the normal distribution: so many standard errors on either side hold 99 %. */
const Z_99 = 2.5758;

/** A published figure and what was played, with the bounds that hold the true one in 99 of 100 simulations. */
export interface Figure {
  readonly published: number;
  readonly played: number;
  readonly from: number;
  readonly to: number;
  readonly isWithin: boolean;
}

export interface Simulation {
  readonly returnToPlayer: Figure;
  readonly hitFrequency: Figure;
}

export interface SimulationAsk {
  readonly rounds: number;
  /** The same seed plays the same rounds. */
  readonly seed: string;
  /** As a page would send it. */
  readonly choice?: unknown;
}

/** A mean beside what was published, with its bounds. */
export const figureOf = (published: number, played: number, variance: number, rounds: number): Figure => {
  const margin = Z_99 * Math.sqrt(variance / rounds);
  const [from, to] = [played - margin, played + margin];
  return { published, played, from, to, isWithin: published >= from && published <= to };
};

/** Plays so many rounds of a game, one after the other as one member's, with the generator of play. */
export const simulate = (game: DemoGame, { rounds, seed, choice: raw }: SimulationAsk): Simulation => {
  const choice = game.readChoice?.(raw);
  if (game.readChoice && choice === undefined)
    throw new StartError(`"${game.code}" is played with a choice: give one.`);
  const stake = game.stakes.at(-1) ?? 0;
  const stakeMinor = game.stakeOf?.(choice, stake) ?? stake;
  let [sum, squares, hits] = [0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce++) {
    const random = fairRandom({ serverSeed: seed, clientSeed: game.code, nonce }, nodeHmac);
    const played = game.play({ stakeMinor, choice, random });
    const share = played.payoutMinor / stakeMinor;
    sum += share;
    squares += share * share;
    if (share > 0) hits += 1;
  }
  const odds = game.oddsOf?.(choice) ?? game.odds;
  const mean = sum / rounds;
  const hitShare = hits / rounds;
  return {
    returnToPlayer: figureOf(odds.returnToPlayer, mean, squares / rounds - mean * mean, rounds),
    hitFrequency: figureOf(odds.hitFrequency ?? 0, hitShare, hitShare * (1 - hitShare), rounds),
  };
};
