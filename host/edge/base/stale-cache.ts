interface StaleCacheOptions<Value> {
  readonly load: (key: string) => Promise<Value>;
  /** A younger value is returned as it is. A failed load is not repeated within this time. */
  readonly freshMs: number;
  /** A younger value is returned at once while it is loaded again. The caller of an older one waits, unless the last load failed. */
  readonly staleMs: number;
  /** Keys in the cache. The oldest is dropped first. */
  readonly limit: number;
  readonly clock: () => number;
  readonly onFailure: (key: string, error: unknown) => void;
}

interface Entry<Value> {
  known: { readonly value: Value; readonly at: number } | null;
  failedAt: number;
  pending: Promise<void> | null;
}

type StaleCache<Value> = (key: string) => Promise<Value | null>;

/** Stale-while-revalidate cache that returns the last good value when loading fails. Null: never loaded. Never rejects. */
export const createStaleCache = <Value>(options: StaleCacheOptions<Value>): StaleCache<Value> => {
  const entries = new Map<string, Entry<Value>>();

  const entryOf = (key: string): Entry<Value> => {
    const existing = entries.get(key);
    if (existing !== undefined) return existing;
    const oldest = entries.keys().next().value;
    if (entries.size >= options.limit && oldest !== undefined) entries.delete(oldest);
    const created: Entry<Value> = { known: null, failedAt: Number.NEGATIVE_INFINITY, pending: null };
    entries.set(key, created);
    return created;
  };

  const refresh = async (key: string, entry: Entry<Value>): Promise<void> => {
    try {
      const value = await options.load(key);
      entry.known = { value, at: options.clock() };
    } catch (error) {
      entry.failedAt = options.clock();
      options.onFailure(key, error);
    } finally {
      entry.pending = null;
    }
  };

  return async (key) => {
    const entry = entryOf(key);
    const now = options.clock();
    const age = entry.known === null ? Number.POSITIVE_INFINITY : now - entry.known.at;
    const hasJustFailed = now - entry.failedAt < options.freshMs;
    if (age >= options.freshMs && !hasJustFailed) {
      entry.pending ??= refresh(key, entry);
      // During an outage a caller with a known value does not wait.
      const isFailing = entry.known !== null && entry.failedAt > entry.known.at;
      if (age >= options.staleMs && !isFailing) await entry.pending;
    }
    return entry.known?.value ?? null;
  };
};
