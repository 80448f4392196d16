interface RetryPaceOptions {
  /** From the first failure to the next try; each failure doubles it. In ms. */
  readonly leastMs: number;
  readonly mostMs: number;
}

interface Failure {
  readonly at: Date;
  readonly waitMs: number;
}

/** Exponential backoff of what this process tries over and over, by a key of each; nothing waits that has not failed. */
export const createRetryPace = ({ leastMs, mostMs }: RetryPaceOptions) => {
  const failures = new Map<string, Failure>();

  /** What another process has done meanwhile never succeeds here. */
  const forgetOld = (now: Date): void => {
    for (const [key, { at }] of failures) if (now.getTime() - at.getTime() > 2 * mostMs) failures.delete(key);
  };

  return {
    /** Whether it may be tried; after a clock was put back, at once. */
    isDue: (key: string, now: Date): boolean => {
      const failure = failures.get(key);
      if (!failure) return true;
      const passedMs = now.getTime() - failure.at.getTime();
      return passedMs < 0 || passedMs >= failure.waitMs;
    },
    /** True for the first failure, which is worth a line in the log. */
    fail: (key: string, now: Date): boolean => {
      const known = failures.get(key);
      failures.set(key, { at: now, waitMs: Math.min(mostMs, known ? 2 * known.waitMs : leastMs) });
      forgetOld(now);
      return known === undefined;
    },
    succeed: (key: string): void => void failures.delete(key),
  };
};
