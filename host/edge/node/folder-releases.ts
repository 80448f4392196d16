import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createFolderStore } from 'delivery/registry';
import type { LogEntry } from '../base/edge-deps.ts';
import { type FollowedReleases, followPointers, type ReleaseTrust } from './follow-pointers.ts';

const POINTERS_FILE = 'pointers.json';

/** Follows a registry in a folder. */
export const folderReleases = (
  folder: string,
  log: (entry: LogEntry) => void,
  trust: ReleaseTrust,
): FollowedReleases => {
  const file = resolve(folder, POINTERS_FILE);
  const readMark = async (): Promise<string> => {
    const { mtimeMs, ino, size } = await stat(file);
    return `${mtimeMs} ${ino} ${size}`;
  };
  return followPointers({ open: (keys) => createFolderStore(folder, keys), readMark }, log, trust);
};
