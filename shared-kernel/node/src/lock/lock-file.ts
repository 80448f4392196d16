import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, isHere, isSelf, type LockOwner, parseOwner, thisProcess } from './lock-owner.ts';

/** A lock of another machine or container expires after this time without a sign of life. */
export const SILENCE_MS = 10_000;
const SIGN_MS = 1000;
const RETRY_MS = 25;
const PATIENCE_MS = 15_000;
/** `tell` may write a secret. */
const PRIVATE_MODE = 0o600;

/** A lock that cannot be had, or was lost. The message says whose it is and what to do. */
export class LockError extends Error {
  readonly kind = 'lock';
  readonly isExplained = true;
  /** Who holds it, as far as the file says. */
  readonly holder: { readonly pid: number; readonly machine: string; readonly isSeen: boolean } | null;

  constructor(message: string, holder: LockError['holder']) {
    super(message);
    this.name = 'LockError';
    this.holder = holder;
  }
}

export const isLockError = (error: unknown): error is LockError =>
  error instanceof Error && 'kind' in error && error.kind === 'lock';

/** What the holder of a lock file may do with it. */
export interface HeldLock {
  /** Throws a LockError when another process took the lock meanwhile: a machine that slept for minutes lost it. */
  assertHeld(): Promise<void>;
  /** Writes data for other processes into the file, beside the owner and readable for this user alone. */
  tell(more: Readonly<Record<string, unknown>>): Promise<void>;
  release(): Promise<void>;
}

interface FoundLock {
  readonly text: string;
  readonly owner: LockOwner | null;
  readonly signAtMs: number;
}

/** The tokens of the locks that this process holds: a lock under its id with another token is an earlier process's. */
const held = new Set<string>();

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const findLock = async (path: string): Promise<FoundLock | null> => {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { text, owner: parseOwner(text), signAtMs: mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
};

const isDead = ({ owner, signAtMs }: FoundLock): boolean => {
  if (owner === null || !isHere(owner)) return Date.now() - signAtMs > SILENCE_MS;
  return isSelf(owner) ? !held.has(owner.token) : !isAlive(owner);
};

/** Moves a dead owner's lock aside first, so that of two processes that find it dead only one removes it. */
const clearLock = async (path: string, found: FoundLock): Promise<void> => {
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => found.text);
  // Another process took the lock between the look and the move: its file goes back.
  if (moved !== found.text) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
};

const busyLock = (path: string, found: FoundLock | null): LockError => {
  const owner = found?.owner;
  const who = owner ? `process ${owner.pid} on ${owner.machine}` : 'a process that the file does not name';
  const sign = found === null ? '' : `, last heard of at ${new Date(found.signAtMs).toISOString()}`;
  return new LockError(
    `Another process is at work here: ${who}${sign}.\nTry again when it is done. If it surely is no more, remove its lock: rm '${path}'`,
    owner ? { pid: owner.pid, machine: owner.machine, isSeen: isHere(owner) } : null,
  );
};

/** An owner that is not here may be gone: it is there when it gave a sign of life since the first look. */
const isThere = (found: FoundLock | null, first: FoundLock | null): boolean =>
  !found || !first || (found.owner !== null && isHere(found.owner)) || found.signAtMs !== first.signAtMs;

const take = async (path: string, owner: LockOwner, patienceMs: number): Promise<void> => {
  const giveUpAt = Date.now() + patienceMs;
  let first: FoundLock | null = null;
  for (;;) {
    try {
      await writeFile(path, JSON.stringify(owner), { flag: 'wx' });
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const found = await findLock(path);
    first ??= found;
    if (found !== null && isDead(found)) await clearLock(path, found);
    else if (Date.now() > giveUpAt && isThere(found, first)) throw busyLock(path, found);
    else await sleep(RETRY_MS);
  }
};

/**
 * Takes a lock file and keeps it until it is released or this process ends. A lock whose process is gone is taken over at
 * once, one of another machine or container after `SILENCE_MS` without a sign. Throws a LockError when another process
 * holds it for `patienceMs`.
 */
export const takeLock = async (path: string, patienceMs = PATIENCE_MS): Promise<HeldLock> => {
  const owner: LockOwner = { token: randomUUID(), ...thisProcess() };
  held.add(owner.token);
  await take(path, owner, patienceMs).catch((error: unknown) => {
    held.delete(owner.token);
    throw error;
  });
  const signs = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), SIGN_MS).unref();
  const isOurs = async (): Promise<boolean> => (await findLock(path))?.owner?.token === owner.token;
  const assertHeld = async (): Promise<void> => {
    if (!(await isOurs())) throw new LockError(`The lock ${path} went to another process. Try again.`, null);
  };
  return {
    assertHeld,
    tell: async (more) => {
      await assertHeld();
      const next = `${path}.${owner.token}`;
      await writeFile(next, JSON.stringify({ ...more, ...owner }), { mode: PRIVATE_MODE });
      await rename(next, path);
    },
    release: async () => {
      clearInterval(signs);
      if (await isOurs()) await rm(path, { force: true });
      held.delete(owner.token);
    },
  };
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

/** What another live process has written into the lock file that it holds; undefined otherwise. */
export const readLock = async (path: string): Promise<unknown> => {
  const found = await findLock(path).catch(() => null);
  if (found === null || found.owner === null || isSelf(found.owner) || isDead(found)) return undefined;
  return JSON.parse(found.text);
};
