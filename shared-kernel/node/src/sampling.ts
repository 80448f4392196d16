interface SamplingOptions {
  /** The number of entries that a key may write in one window. */
  readonly limit: number;
  /** `Infinity`: the limit holds until `reset`. */
  readonly windowMs: number;
  /** Called at the first entry of a new window with the number of entries that the last window dropped, if any. */
  readonly onDropped?: (key: string, dropped: number) => void;
}

export interface Sampling {
  /** Whether an entry of this key is written. `now` in milliseconds. */
  admits(key: string, now: number): boolean;
  reset(): void;
}

/** Keys in memory. Beyond them all windows begin anew, so that keys from outside cannot fill the memory. */
const MOST_KEYS = 2000;

/**
 * Log sampling: limits how often entries of one key are written in this process.
 *
 * @example if (sampling.admits(entry.event, Date.now())) log(entry);
 */
export const createSampling = ({ limit, windowMs, onDropped }: SamplingOptions): Sampling => {
  const windows = new Map<string, { readonly startsAt: number; count: number }>();
  return {
    admits: (key, now) => {
      const known = windows.get(key);
      // A clock that was set back starts a new window, so that no window lasts longer than `windowMs`.
      if (known !== undefined && now >= known.startsAt && now - known.startsAt < windowMs) {
        known.count += 1;
        return known.count <= limit;
      }
      if (known !== undefined && known.count > limit) onDropped?.(key, known.count - limit);
      if (windows.size >= MOST_KEYS) windows.clear();
      windows.set(key, { startsAt: now, count: 1 });
      return limit > 0;
    },
    reset: () => windows.clear(),
  };
};
