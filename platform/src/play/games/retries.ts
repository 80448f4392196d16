import { MINUTE_MS } from '@shared-kernel/node/durations';
import { createRetryPace } from './retry-pace.ts';

/** What could not be moved on or settled at tables and in card rooms, by what was tried and a hash or number that nothing else has. */
export const retries = createRetryPace({ leastMs: 2_000, mostMs: MINUTE_MS });
