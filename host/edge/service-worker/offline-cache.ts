import type { WorkerNames } from './worker-scope.ts';

type Kind = keyof WorkerNames['most'];

export interface OfflineCache {
  /** Forgets all entries of a kind. */
  drop(kind: Kind): Promise<void>;
  /** Stores an answer and drops the oldest entries beyond the bound. A full disk is no failure. */
  keep(kind: Kind, address: string, answer: Response): Promise<void>;
  match(kind: Kind, address: string): Promise<Response | undefined>;
}

/** Private answers (a member's uploads) and answers of one moment are not stored. */
export function isPublic({ ok, type, headers }: Response): boolean {
  return ok && type !== 'opaque' && !/no-store|private/.test(headers.get('Cache-Control') ?? '');
}

/** A document that every visitor may get: not one with releases of a tester's own. */
export function isSharedPage({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !/private/.test(headers.get('Cache-Control') ?? '');
}

export function createOfflineCache({ version, most }: WorkerNames): OfflineCache {
  const open = (kind: Kind): Promise<Cache> => caches.open(`${version}-${kind}`);
  return {
    drop: async (kind) => void (await caches.delete(`${version}-${kind}`)),
    keep: async (kind, address, answer) => {
      try {
        const cache = await open(kind);
        await cache.put(address, answer);
        const kept = await cache.keys();
        for (const oldest of kept.slice(0, Math.max(0, kept.length - most[kind]))) await cache.delete(oldest);
      } catch {
        // The site works without.
      }
    },
    match: async (kind, address) => (await open(kind)).match(address, { ignoreVary: true }),
  };
}
