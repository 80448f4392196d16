import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore, type ReleaseStore } from 'delivery/registry';
import type { LogEntry } from '../base/edge-deps.ts';

const POINTERS_FILE = 'pointers.json';

/** The newest signed documents that this server has taken over, for when it starts anew: the registry may offer older ones then. */
export interface ServerState {
  readonly folder: string;
  readonly roots: Pick<ReleaseStore['roots'], 'read'>;
  /** Null: none. */
  readPointers(): Promise<string | null>;
  keepRoot(version: number, text: string): Promise<void>;
  keepPointers(text: string): Promise<void>;
}

const textOf = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** State in a folder of this server's own. What cannot be kept is logged: the server goes on, and would forget it. */
export const stateIn = (folder: string, log: (entry: LogEntry) => void): ServerState => {
  const { roots } = createFolderStore(folder);
  const path = join(folder, POINTERS_FILE);
  const keep = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => log({ level: 'error', event: 'state.unwritable', detail: String(error) }),
    );
  const replace = async (text: string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const temporary = `${path}.${randomUUID()}`;
    await writeFile(temporary, text);
    await rename(temporary, path);
  };
  return {
    folder,
    roots,
    readPointers: () => textOf(path),
    keepRoot: (version, text) => keep(roots.create(version, text)),
    keepPointers: (text) => keep(replace(text)),
  };
};
