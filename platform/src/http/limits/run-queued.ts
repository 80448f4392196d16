import { limitedUntil } from '../../base/try-later.ts';
import { BusyError } from '../../database/busy.ts';
import type { createKeyedQueue } from '../../database/concurrency-queue.ts';

const ASK_AGAIN_MS = 1_000;

/**
 * Runs the work in the queue of its key. Fails with `rate.limited` when that queue is full or too slow; a `BusyError` of the
 * work itself stays `platform.busy`.
 */
export const runQueued = async <Result>(
  queues: ReturnType<typeof createKeyedQueue>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  let hasBegun = false;
  try {
    return await queues.run(key, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || !(error instanceof BusyError)) throw error;
    const now = new Date();
    throw limitedUntil(new Date(now.getTime() + ASK_AGAIN_MS), now);
  }
};
