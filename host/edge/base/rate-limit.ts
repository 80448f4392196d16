interface RateLimitOptions {
  /** Events of one key in a window. */
  readonly limit: number;
  readonly windowMs: number;
  readonly clock: () => number;
}

/** Keys in memory. Beyond them all are dropped. */
const MAX_KEYS = 2000;
const SECOND_MS = 1000;

/** Rate limit with a fixed window, in this process. Returns null, or the seconds until the window of a key that is over its limit ends. */
export const createRateLimit = ({ limit, windowMs, clock }: RateLimitOptions): ((key: string) => number | null) => {
  const counts = new Map<string, { readonly endsAt: number; count: number }>();
  return (key) => {
    const now = clock();
    const known = counts.get(key);
    if (known === undefined || known.endsAt <= now) {
      if (counts.size >= MAX_KEYS) counts.clear();
      counts.set(key, { endsAt: now + windowMs, count: 1 });
      return null;
    }
    known.count += 1;
    return known.count > limit ? Math.ceil((known.endsAt - now) / SECOND_MS) : null;
  };
};
