import { type Infer, int, object, optional, safeParse, string } from '@shared-kernel/contracts/schema';
import { type HeldLock, isLockError, type LockError, readLock, takeLock } from '@shared-kernel/node/lock-file';
import { StartError } from './start-error.ts';

const holder = object({
  pid: int(),
  /** Where it answers the ledger check (`cli.ts check` asks there). */
  port: optional(int()),
  checkToken: optional(string()),
});
/** The process that has a folder open, as it writes itself down there. */
export type FolderHolder = Infer<typeof holder>;

/** Only as long as one that is ending just now takes to let go. */
const PATIENCE_MS = 250;

const held = new Map<string, HeldLock>();

const pathOf = (folder: string): string => `${folder}/holder.json`;

const refusal = (folder: string, { holder: found }: LockError): StartError =>
  new StartError(
    `The database in ${folder} is open in process ${found?.pid ?? 'unknown'}${found?.isSeen === false ? ` on ${found.machine}` : ''}, and the embedded database serves one process. ` +
      'Stop that process, choose another PLATFORM_DATA, or set DATABASE_URL to share a real Postgres.',
  );

/**
 * The embedded database breaks when two processes open it, so of several that ask one gets the folder; a dead one's is
 * taken over. Returns the unlock; fails with a `StartError` that names the other.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const lock = await takeLock(pathOf(folder), PATIENCE_MS).catch((error: unknown) => {
    throw isLockError(error) ? refusal(folder, error) : error;
  });
  held.set(folder, lock);
  return async () => {
    held.delete(folder);
    await lock.release();
  };
};

/** Another live process that has this folder open, if any. */
export const readHolder = async (folder: string): Promise<FolderHolder | undefined> => {
  const found = safeParse(holder, await readLock(pathOf(folder)));
  return found.success ? found.data : undefined;
};

/** Adds to the folder's lock, which this process holds, where the ledger check is answered. */
export const writeHolder = async (
  folder: string,
  answers: Required<Pick<FolderHolder, 'port' | 'checkToken'>>,
): Promise<void> => {
  const lock = held.get(folder);
  if (!lock) throw new Error(`${folder} is not held by this process.`);
  await lock.tell(answers);
};
