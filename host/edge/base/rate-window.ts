interface WindowOptions {
  /** So many within a window, for each key. */
  readonly limit: number;
  readonly windowMs: number;
  readonly clock: () => number;
}

/** Keys kept; beyond them all are forgotten. */
const MOST_KEYS = 2000;
const SECOND_MS = 1000;

/** Counts by key within a window of time, in this process. Answers null, or the seconds until the window's end when it is full. */
export const createRateWindow = ({ limit, windowMs, clock }: WindowOptions): ((key: string) => number | null) => {
  const counts = new Map<string, { readonly endsAt: number; count: number }>();
  return (key) => {
    const now = clock();
    const known = counts.get(key);
    if (known === undefined || known.endsAt <= now) {
      if (counts.size >= MOST_KEYS) counts.clear();
      counts.set(key, { endsAt: now + windowMs, count: 1 });
      return null;
    }
    known.count += 1;
    return known.count > limit ? Math.ceil((known.endsAt - now) / SECOND_MS) : null;
  };
};
