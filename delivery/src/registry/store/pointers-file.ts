import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import { withLock } from '@shared-kernel/node/lock-file';
import { nextRevision } from '../live/history.ts';
import { keepRecord, readHead } from '../live/history-records.ts';
import type { NumberedDocuments, ReleaseStore } from '../release-store.ts';
import { historyIn } from './numbered-files.ts';
import type { RegistryKeys } from './places.ts';
import { formatPointers, NO_POINTERS, POINTERS_FILE, parsePointers, sealPointers } from './pointers-document.ts';
import { readText } from './stored-release.ts';

interface PointersFile extends Pick<ReleaseStore, 'history' | 'readPointers' | 'changePointers'> {
  /** Runs `work` while nobody else changes what is live. */
  hold<Value>(work: (current: Pointers) => Promise<Value>): Promise<Value>;
}

export interface ChangeOptions {
  /** Why, in the history. */
  readonly note?: string | undefined;
  /** Everything is checked and answered as if, and nothing is written. */
  readonly isDryRun?: boolean;
  /** How long document servers take the signed pointers over; left out: 30. */
  readonly validDays?: number | undefined;
  /** The next revision is a later one than this. */
  readonly after?: number | undefined;
}

interface Change {
  readonly action: string;
  readonly change: Parameters<ReleaseStore['changePointers']>[1];
  readonly keys: RegistryKeys;
  readonly options: ChangeOptions;
}

/** What a change makes of the pointers: the next revision, signed. */
export const nextPointers = async (
  history: NumberedDocuments,
  current: Pointers,
  { action, change, keys, options: { note, validDays, after = 0 } }: Change,
): Promise<Pointers> => {
  const head = await readHead(history, current);
  const next = nextRevision(current, await change(current), { action, note, head, after });
  return sealPointers(next, keys, validDays);
};

/**
 * The pointer document of a registry's folder, replaced as a whole by a rename. The record of a change is written after it: a
 * writer that is killed between leaves it to the next one, which finds it in the pointers.
 */
export const pointersFileIn = (root: string, keys: RegistryKeys, options: ChangeOptions = {}): PointersFile => {
  const path = join(root, POINTERS_FILE);
  const lock = `${path}.lock`;
  const history = historyIn(root);
  const readPointers = async (): Promise<Pointers> => {
    const text = await readText(path);
    return text === null ? NO_POINTERS : parsePointers(text, path, keys.trustedPointersKeys);
  };
  return {
    history,
    readPointers,
    changePointers: async (action, change) => {
      const nextOf = (current: Pointers) => nextPointers(history, current, { action, change, keys, options });
      if (options.isDryRun === true) return nextOf(await readPointers());
      await mkdir(dirname(path), { recursive: true });
      return withLock(lock, async ({ assertHeld }) => {
        const current = await readPointers();
        const next = await nextOf(current);
        await keepRecord(history, current);
        const temporary = `${path}.${randomUUID()}`;
        await writeFile(temporary, formatPointers(next));
        await assertHeld();
        await rename(temporary, path);
        await keepRecord(history, next);
        return next;
      });
    },
    hold: async (work) => {
      await mkdir(dirname(path), { recursive: true });
      return withLock(lock, async () => work(await readPointers()));
    },
  };
};
