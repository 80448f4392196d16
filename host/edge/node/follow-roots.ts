import { keysOfRoot, type ReleaseStore, type Root, walkRoots } from 'delivery/registry';
import type { LogEntry } from '../base/edge-deps.ts';

/**
 * Follows the registry's roots from the one that is trusted, version by version; a root that does not follow leaves the last good one in
 * force. Each call returns the keys that count now. An expired root is reported and goes on counting: it must keep nobody from rolling back.
 */
export const followRoots = (trusted: Root, roots: ReleaseStore['roots'], logOnce: (entry: LogEntry) => void) => {
  let current = trusted;
  return async (): Promise<ReturnType<typeof keysOfRoot>> => {
    const { root, fault } = await walkRoots(current, roots);
    current = root;
    if (fault !== null) logOnce({ level: 'error', event: 'root.refused', detail: fault });
    const { version, expires } = root.document.signed;
    if (Date.now() > Date.parse(expires))
      logOnce({ level: 'error', event: 'root.expired', detail: `version ${version}: ${expires}` });
    return keysOfRoot(root);
  };
};
