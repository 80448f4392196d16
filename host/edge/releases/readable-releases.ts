import type { Release } from '@shared-kernel/contracts/release/release';
import type { EdgeDeps, LogEntry } from '../base/edge-deps.ts';

/**
 * Returns the first `count` readable releases of a list. Each release is read once, since it never changes. Unreadable ones are logged.
 */
export const createReleaseReader = (
  releases: EdgeDeps['releases'],
  logOnce: (entry: LogEntry) => void,
): ((ids: readonly string[], count: number) => Promise<readonly Release[]>) => {
  const read = new Map<string, Release>();

  const readOnce = async (id: string): Promise<Release | null> => {
    const found = read.get(id);
    if (found !== undefined) return found;
    try {
      const release = await releases.readRelease(id);
      if (release !== null) read.set(id, release);
      else logOnce({ level: 'error', event: 'release.missing', detail: id });
      return release;
    } catch (error) {
      logOnce({ level: 'error', event: 'release.unreadable', detail: `${id}: ${String(error)}` });
      return null;
    }
  };

  return async (ids, count) => {
    const found: Release[] = [];
    for (const id of ids) {
      const one = found.length < count ? await readOnce(id) : null;
      if (one !== null) found.push(one);
    }
    return found;
  };
};
