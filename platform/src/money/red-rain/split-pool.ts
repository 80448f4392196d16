import { randomInt } from 'node:crypto';
import type { RedRainRules } from './red-rain-rules.ts';

type Split = Pick<RedRainRules, 'pool' | 'envelopes' | 'minPrize' | 'maxPrize'>;

const STEPS = 2 ** 32;

/** From above 0 to 1. */
const random = (): number => (randomInt(STEPS) + 1) / STEPS;

const within = (value: bigint, least: bigint, most: bigint): bigint => {
  if (value < least) return least;
  return value > most ? most : value;
};

/**
 * Splits a pool into its envelopes: the sum is the pool, each prize from the least to the most, many small and few large (an exponential
 * distribution around the average of what is left). Minor units.
 */
export const splitPool = ({ pool, envelopes, minPrize, maxPrize }: Split, draw: () => number = random): bigint[] => {
  let left = pool;
  return Array.from({ length: envelopes }, (_, place) => {
    const after = BigInt(envelopes - place - 1);
    const spare = Number(left) / (envelopes - place) - Number(minPrize);
    const drawn = minPrize + BigInt(Math.floor(-Math.log(draw()) * spare));
    // What is left must suffice for the others' least, and must fit into their most.
    const least = left - maxPrize * after;
    const most = left - minPrize * after;
    const prize = within(drawn, least > minPrize ? least : minPrize, most < maxPrize ? most : maxPrize);
    left -= prize;
    return prize;
  });
};
