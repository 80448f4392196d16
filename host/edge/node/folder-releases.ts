import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createFolderStore, type RegistryKeys } from 'delivery/registry';
import type { Pointers } from 'shared-kernel/contracts/release';
import type { LogEntry, ReleaseSource } from '../base/edge-deps.ts';

/** How long the pointer document is taken to be unchanged without a look at the file. */
const CHECK_MS = 1000;
const POINTERS_FILE = 'pointers.json';

interface FolderReleases extends ReleaseSource {
  /** When the pointers were last found readable, in milliseconds since the epoch. */
  readonly pointersAt: () => number | null;
}

/**
 * A registry folder, looked at no more than once a second; an unreadable moment leaves the last good pointers in force. A
 * release that none of the trusted keys has signed cannot be read; without such keys no signature is asked for.
 */
export const folderReleases = (
  root: string,
  log: (entry: LogEntry) => void,
  trustedKeys: RegistryKeys['trustedKeys'] | null,
): FolderReleases => {
  const store = createFolderStore(root, trustedKeys == null ? {} : { trustedKeys });
  if (trustedKeys == null) log({ level: 'warn', event: 'releases.unverified', detail: 'RELEASE_KEYS_FILE is not set' });
  const file = resolve(root, POINTERS_FILE);
  let held: { readonly pointers: Pointers; readonly mark: string } | null = null;
  let checkAt = 0;
  let isUnreadable = false;
  let readAt: number | null = null;

  const check = async (): Promise<Pointers> => {
    try {
      const { mtimeMs, ino, size } = await stat(file);
      const mark = `${mtimeMs} ${ino} ${size}`;
      if (held?.mark !== mark) held = { mark, pointers: await store.readPointers() };
      isUnreadable = false;
      readAt = Date.now();
    } catch (error) {
      if (held === null) throw error;
      if (!isUnreadable) log({ level: 'warn', event: 'pointers.unreadable', detail: String(error) });
      isUnreadable = true;
    }
    checkAt = Date.now() + CHECK_MS;
    return held.pointers;
  };

  return {
    pointersAt: () => readAt,
    readPointers: async () => (held !== null && Date.now() < checkAt ? held.pointers : check()),
    readRelease: (id) => store.readRelease(id),
  };
};
