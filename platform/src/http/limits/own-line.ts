import { limitedUntil } from '../../base/try-later.ts';
import { BusyError } from '../../database/busy.ts';
import type { createLines } from '../../database/waiting-line.ts';

const ASK_AGAIN_MS = 1_000;

/**
 * Does the work when its turn comes among what the same caller asked for. Fails with `rate.limited` where his own calls
 * stand in the way; where the platform has no room, `platform.busy` says it.
 */
export const inOwnLine = async <Result>(
  lines: ReturnType<typeof createLines>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  let hasBegun = false;
  try {
    return await lines.run(key, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun || !(error instanceof BusyError)) throw error;
    const now = new Date();
    throw limitedUntil(new Date(now.getTime() + ASK_AGAIN_MS), now);
  }
};
