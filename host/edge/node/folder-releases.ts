import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import { createFolderStore, type RegistryKeys } from 'delivery/registry';
import type { LogEntry, ReleaseSource } from '../base/edge-deps.ts';

/** Time between two checks of the pointer file. */
const CHECK_MS = 1000;
const POINTERS_FILE = 'pointers.json';

interface FolderReleases extends ReleaseSource {
  /** Time of the last successful read, in milliseconds since the epoch. */
  readonly pointersAt: () => number | null;
}

/**
 * Reads a registry folder, whose pointers it checks at most once a second. Unreadable pointers leave the last good ones in force. With
 * trusted keys, a release without a signature by one of them is unreadable.
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
