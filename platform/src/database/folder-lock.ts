import { readFile, rm, writeFile } from 'node:fs/promises';

/** Who holds an embedded database, and where it answers the ledger check (`cli.ts check` asks there). */
export interface FolderHolder {
  readonly pid: number;
  readonly port?: number;
  readonly checkToken?: string;
}

const pathOf = (folder: string): string => `${folder}/holder.json`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** The live process that has this folder open, if any. */
export const readHolder = async (folder: string): Promise<FolderHolder | undefined> => {
  try {
    const holder = JSON.parse(await readFile(pathOf(folder), 'utf8')) as FolderHolder;
    return isAlive(holder.pid) && holder.pid !== process.pid ? holder : undefined;
  } catch {
    return undefined;
  }
};

export const writeHolder = (folder: string, holder: FolderHolder): Promise<void> =>
  writeFile(pathOf(folder), JSON.stringify(holder), { mode: 0o600 });

/** The embedded database breaks when two processes open it, so the second one is refused. Returns the unlock. */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const holder = await readHolder(folder);
  if (holder) {
    throw new Error(
      `The database in ${folder} is open in process ${holder.pid}, and the embedded database serves one process. ` +
        'Stop that process, choose another PLATFORM_DATA, or set DATABASE_URL to share a real Postgres.',
    );
  }
  await writeHolder(folder, { pid: process.pid });
  return () => rm(pathOf(folder), { force: true });
};
