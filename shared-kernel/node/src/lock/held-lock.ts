import { open, rename, rm, writeFile } from 'node:fs/promises';
import { findLock } from './found-lock.ts';
import { LockError } from './lock-error.ts';
import { type LockOwner, letGo } from './lock-owner.ts';

/** How often a holder says that it is there. */
const SIGN_MS = 1000;
/** What is told beside the owner may be a secret. */
const PRIVATE_MODE = 0o600;

/** What whoever holds a lock file may do with it. */
export interface HeldLock {
  /** Throws a LockError when somebody else took the lock meanwhile: a machine that slept for minutes lost it. */
  assertHeld(): Promise<void>;
  /** Writes into the file, beside the owner and for the eyes of this user alone, what others may want to know of it. */
  tell(more: Readonly<Record<string, unknown>>): Promise<void>;
  release(): Promise<void>;
}

/** A mark behind what is written, always in the same place: it moves the file's time, by the clock of the disk. */
const giveSign = async (path: string, { length }: string): Promise<void> => {
  const file = await open(path, 'r+').catch(() => null);
  await file?.write('\n', length).catch(() => undefined);
  await file?.close();
};

/** Gives signs of life in a lock file that its owner has taken. */
export const keepLock = (path: string, owner: LockOwner): HeldLock => {
  let written = JSON.stringify(owner);
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: a sign stands behind what is written then. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const signs = setInterval(() => {
    inTurn(() => giveSign(path, written)).catch(() => undefined);
  }, SIGN_MS).unref();
  const isOurs = async (): Promise<boolean> => (await findLock(path))?.owner?.token === owner.token;
  const assertHeld = async (): Promise<void> => {
    if (!(await isOurs())) throw new LockError(`The lock ${path} went to another process. Try again.`, null);
  };
  return {
    assertHeld,
    tell: (more) =>
      inTurn(async () => {
        await assertHeld();
        const next = `${path}.${owner.token}`;
        const text = JSON.stringify({ ...more, ...owner });
        await writeFile(next, text, { mode: PRIVATE_MODE });
        await rename(next, path);
        written = text;
      }),
    release: async () => {
      clearInterval(signs);
      await last;
      if (await isOurs()) await rm(path, { force: true });
      letGo(owner);
    },
  };
};
