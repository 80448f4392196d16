import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { LockError } from './lock-error.ts';
import { isThere, type LockOwner, parseOwner } from './lock-owner.ts';

/** After how long a silence a lock is nobody's: for owners that cannot be seen from here. */
export const SILENCE_MS = 10_000;

/** A lock file as it was found. */
export interface FoundLock {
  readonly text: string;
  readonly owner: LockOwner | null;
  /** The last sign of life, by the clock of the disk. */
  readonly signAtMs: number;
}

/** Null: it is gone again. */
export const findLock = async (path: string): Promise<FoundLock | null> => {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { text: text.trim(), owner: parseOwner(text), signAtMs: mtimeMs };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** Whether its owner can be seen from here to be there; null: it cannot be seen. */
export const isSeen = ({ owner }: FoundLock): boolean | null => (owner === null ? null : isThere(owner));

/** `nowMs` by the clock of the disk. */
export const isDead = (found: FoundLock, nowMs: number): boolean => {
  const seen = isSeen(found);
  return seen === null ? nowMs - found.signAtMs > SILENCE_MS : !seen;
};

/** Moves a dead owner's lock aside first, so that of two who both find it dead only one removes it. */
export const clearLock = async (path: string, found: FoundLock): Promise<void> => {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => found.text);
  // Another one's, taken between the look and the move: it goes back to where it was.
  if (moved.trim() !== found.text) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
};

const nameOf = (found: FoundLock | null): string => {
  if (found === null) return 'several, in turn';
  const { owner, signAtMs } = found;
  const who = owner === null ? 'nobody that says its name' : `process ${owner.pid} on ${owner.place[0]}`;
  return `${who}, last heard of at ${new Date(signAtMs).toISOString()}`;
};

/** That it is somebody else's. */
export const busyLock = (path: string, found: FoundLock | null): LockError =>
  new LockError(
    `Another process is at work here: ${nameOf(found)}.\nTry again when it is done. If it surely is no more, remove its lock: rm '${path}'`,
    found?.owner ? { pid: found.owner.pid, machine: found.owner.place[0] ?? '', isSeen: isSeen(found) !== null } : null,
  );
