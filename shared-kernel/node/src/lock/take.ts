import { link, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { busyLock, clearLock, type FoundLock, findLock, isDead, isSeen } from './found-lock.ts';
import type { LockOwner } from './lock-owner.ts';

const RETRY_MS = 25;

const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const NO_LINKS_HERE = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

const takeWithoutLinks = async (path: string, text: string): Promise<boolean> => {
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** True: taken. Else the time by the clock of the disk, which may be another machine's. */
const tryToTake = async (path: string, owner: LockOwner): Promise<true | number> => {
  const temporary = `${path}.${owner.token}`;
  const text = JSON.stringify(owner);
  await writeFile(temporary, text);
  const { mtimeMs } = await stat(temporary);
  try {
    // Whole or not at all: the lock has its owner from its first moment, however its writer ends.
    await link(temporary, path);
    return true;
  } catch (error) {
    if (isCode(error, ...NO_LINKS_HERE) && (await takeWithoutLinks(path, text))) return true;
    if (isCode(error, 'EEXIST', ...NO_LINKS_HERE)) return mtimeMs;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
};

/** An owner that cannot be seen from here is known to be there by a sign since the first look. */
const isKnownToBeThere = (found: FoundLock | null, first: FoundLock | null): boolean =>
  found === null || first === null || isSeen(found) === true || found.signAtMs !== first.signAtMs;

/** Takes a lock file for its owner. Throws a LockError when somebody is there and holds it for `patienceMs`. */
export const take = async (path: string, owner: LockOwner, patienceMs: number): Promise<void> => {
  const giveUpAt = Date.now() + patienceMs;
  let first: FoundLock | null = null;
  for (;;) {
    const taken = await tryToTake(path, owner);
    if (taken === true) return;
    const found = await findLock(path);
    first ??= found;
    if (found !== null && isDead(found, taken)) await clearLock(path, found);
    else if (Date.now() > giveUpAt && isKnownToBeThere(found, first)) throw busyLock(path, found);
    else await sleep(RETRY_MS);
  }
};
