import { randomUUID } from 'node:crypto';
import { findLock, isDead } from './found-lock.ts';
import { type HeldLock, keepLock } from './held-lock.ts';
import { becomeOwner, letGo } from './lock-owner.ts';
import { isSelf } from './process-identity.ts';
import { take } from './take.ts';

export { SILENCE_MS } from './found-lock.ts';
export type { HeldLock } from './held-lock.ts';
export { isLockError, type LockError } from './lock-error.ts';

const PATIENCE_MS = 15_000;

/**
 * Takes a lock file and keeps it until it is released or this process ends. A lock whose process is gone is taken over, and
 * one from another machine or container after `SILENCE_MS` without a sign. Throws a LockError when another one holds it for
 * `patienceMs`.
 */
export const takeLock = async (path: string, patienceMs = PATIENCE_MS): Promise<HeldLock> => {
  const owner = becomeOwner(randomUUID());
  try {
    await take(path, owner, patienceMs);
  } catch (error) {
    letGo(owner);
    throw error;
  }
  return keepLock(path, owner);
};

/** Runs `work` while holding the lock file. Throws a LockError as `takeLock` does. */
export const withLock = async <Value>(
  path: string,
  work: (lock: HeldLock) => Promise<Value>,
  patienceMs = PATIENCE_MS,
): Promise<Value> => {
  const lock = await takeLock(path, patienceMs);
  try {
    return await work(lock);
  } finally {
    await lock.release();
  }
};

/** What another process than this one, which lives, has written into the lock file that it holds; undefined otherwise. */
export const readLock = async (path: string): Promise<unknown> => {
  const found = await findLock(path).catch(() => null);
  if (found === null || found.owner === null || isSelf(found.owner) || isDead(found, Date.now())) return undefined;
  return JSON.parse(found.text);
};
