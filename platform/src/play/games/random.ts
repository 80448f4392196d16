import { randomInt } from 'node:crypto';
import type { RandomSource } from './framework.ts';

/** The system's generator: what rounds are played with. */
export const systemRandom: RandomSource = { int: (maxExclusive) => randomInt(maxExclusive) };
