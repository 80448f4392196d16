import { keysOfRoot, type ReleaseStore, type Root, walkRoots } from 'delivery/registry';
import type { LogEntry } from '../base/edge-deps.ts';
import type { ServerState } from './server-state.ts';

interface FollowRootsOptions {
  readonly roots: ReleaseStore['roots'];
  readonly state: ServerState | null;
  readonly logOnce: (entry: LogEntry) => void;
}

export interface FollowedRoots {
  /** Follows those that this server has seen before it was started anew. Returns the keys that count. */
  recall(): Promise<ReturnType<typeof keysOfRoot>>;
  /** Follows the registry's. */
  follow(): Promise<ReturnType<typeof keysOfRoot>>;
}

/**
 * Follows the registry's roots from the one that is trusted, version by version; a root that does not follow leaves the last good one in
 * force. Each call returns the keys that count now. An expired root is reported and goes on counting: it must keep nobody from rolling back.
 */
export const followRoots = (trusted: Root, { roots, state, logOnce }: FollowRootsOptions): FollowedRoots => {
  let current = trusted;
  return {
    recall: async () => {
      if (state !== null) current = (await walkRoots(current, state.roots)).root;
      return keysOfRoot(current);
    },
    follow: async () => {
      const texts = new Map<number, string>();
      const read = async (version: number): Promise<string | null> => {
        const text = await roots.read(version);
        if (text !== null) texts.set(version, text);
        return text;
      };
      const { root, fault } = await walkRoots(current, { read });
      for (const [version, text] of texts) if (version <= root.version) await state?.keepRoot(version, text);
      current = root;
      if (fault !== null) logOnce({ level: 'error', event: 'root.refused', detail: fault });
      const { version, expires } = root.document.signed;
      if (Date.now() > Date.parse(expires))
        logOnce({ level: 'error', event: 'root.expired', detail: `version ${version}: ${expires}` });
      return keysOfRoot(root);
    },
  };
};
