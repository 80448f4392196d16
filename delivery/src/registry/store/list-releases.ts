import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE_FILE } from '../builds/build-files.ts';
import { isReleaseFolder } from '../release-name.ts';
import type { RegistryFolder } from './registry-folder.ts';

const listFolders = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
};

/** Null: it is not published. */
export const publishedAt = async ({ places }: RegistryFolder, id: string): Promise<Date | null> => {
  const found = await stat(join(places.release(id), RELEASE_FILE)).catch(() => null);
  return found?.mtime ?? null;
};

export const listPackages = ({ places }: RegistryFolder): Promise<readonly string[]> => listFolders(places.releases());

/** Of one package, oldest first. */
export const listReleases = async (folder: RegistryFolder, name: string): Promise<readonly string[]> => {
  const folders = (await listFolders(folder.places.releases(name))).filter(isReleaseFolder);
  const dated = folders.map(async (each) => {
    const id = `${name}@${each}`;
    return { id, at: (await publishedAt(folder, id))?.getTime() ?? 0 };
  });
  return (await Promise.all(dated)).sort((a, b) => a.at - b.at).map(({ id }) => id);
};
