import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { RegistryError } from './registry-error.ts';

const RETRY_MS = 25;
const PATIENCE_MS = 10_000;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
};

/** Moves a dead writer's lock aside first, so that of two writers who both find it dead only one removes it. */
const clearDeadLock = async (path: string): Promise<void> => {
  const owner = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
  if (!Number.isInteger(owner) || isRunning(owner)) return;
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  await rm(aside, { force: true });
};

const take = async (path: string): Promise<boolean> => {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** Runs `work` while holding the lock file. Throws a RegistryError when another process holds it for `patienceMs`. */
export const withLock = async <Value>(
  path: string,
  work: () => Promise<Value>,
  patienceMs = PATIENCE_MS,
): Promise<Value> => {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await take(path))) {
    if (Date.now() > giveUpAt) {
      throw new RegistryError(`Another process is at work here (lock file ${path}). Try again when it is done.`);
    }
    await clearDeadLock(path);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
};
