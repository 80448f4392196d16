import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/** Makes the folder, for its owner alone, and has whatever this process writes be so: the database gives no modes itself. */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  process.umask(process.umask() | OTHERS);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
};

/** Takes everyone else's rights from what is in the folder already: password hashes and keys are in it. */
export const keepPrivate = async (folder: string): Promise<void> => {
  await chmod(folder, FOLDER_MODE);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await keepPrivate(path);
    else if (entry.isFile()) await chmod(path, FILE_MODE);
  }
};
