import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createRetryPace } from '../retry-pace.ts';

/** Rounds of card rooms that could not be moved on or settled, by what was tried and the hash of their seed, which no two rounds share. */
export const retries = createRetryPace({ leastMs: 2_000, mostMs: MINUTE_MS });
