import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Pointers, Release } from 'shared-kernel/contracts/release';
import { pointers as pointersSchema, RELEASE_SCHEMA, releaseId } from 'shared-kernel/contracts/release';
import { safeParse } from 'shared-kernel/schema';
import { isSameRelease, parseRelease, RELEASE_FILE } from './build-files.ts';
import { keepLasting, takeLasting } from './lasting-files.ts';
import { withLock } from './lock-file.ts';
import { precompress } from './precompress.ts';
import { RegistryError } from './registry-error.ts';
import { isReleaseFolder, parseReleaseId } from './release-name.ts';
import type { ReleaseStore } from './release-store.ts';

const POINTERS_FILE = 'pointers.json';

const NO_POINTERS: Pointers = {
  schema: RELEASE_SCHEMA,
  revision: 0,
  changedAt: new Date(0).toISOString(),
  packages: {},
  canaries: [],
  pins: [],
};

const readText = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const listFolders = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
};

/** Copies the listed files and release.json, then compresses: release.json goes last, so its presence means whole. */
const copyBuild = async (release: Release, from: string | null, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  const packageFolder = dirname(to);
  const files = from === null ? [] : Object.entries(release.files);
  const fresh: string[] = [];
  for (const [file, { integrity }] of files) {
    const target = join(to, file);
    await mkdir(dirname(target), { recursive: true });
    if (await takeLasting(packageFolder, file, integrity, target)) continue;
    await cp(join(from ?? '', file), target);
    fresh.push(target);
  }
  await Promise.all(fresh.map(precompress));
  const names = files.map(([file]) => file);
  await keepLasting(packageFolder, names, to);
  await writeFile(join(to, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
};

const parsePointers = (text: string, path: string): Pointers => {
  const parsed = safeParse(pointersSchema, JSON.parse(text));
  if (!parsed.success)
    throw new RegistryError(`${path} is not a pointer document of this schema: ${parsed.error.message}`);
  return parsed.data;
};

/**
 * A registry in a folder: `releases/<name>/<version+commit>/…`, beside them `releases/<name>/files/…` for what several
 * releases have in common (the same bytes, linked), and one `pointers.json`.
 */
export const createFolderStore = (root: string): ReleaseStore => {
  const folderOf = (id: string): string => {
    const { name, folder } = parseReleaseId(id);
    return join(root, 'releases', name, folder);
  };
  const pointersPath = join(root, POINTERS_FILE);

  const readRelease = async (id: string): Promise<Release | null> => {
    const path = join(folderOf(id), RELEASE_FILE);
    const text = await readText(path);
    return text === null ? null : parseRelease(text, path);
  };

  const refuseOtherBytes = async (release: Release): Promise<boolean> => {
    const published = await readRelease(releaseId(release));
    if (published === null) return false;
    if (isSameRelease(published, release)) return true;
    throw new RegistryError(
      `${releaseId(release)} is already published with other content, and releases never change. Commit the change or raise the version, then build again.`,
    );
  };

  const readPointers = async (): Promise<Pointers> => {
    const text = await readText(pointersPath);
    return text === null ? NO_POINTERS : parsePointers(text, pointersPath);
  };

  return {
    readRelease,
    readPointers,
    listPackages: () => listFolders(join(root, 'releases')),
    listReleases: async (name) => {
      const folders = (await listFolders(join(root, 'releases', name))).filter(isReleaseFolder);
      const times = await Promise.all(folders.map((folder) => stat(join(root, 'releases', name, folder))));
      return folders
        .map((folder, index) => ({ id: `${name}@${folder}`, at: times[index]?.mtimeMs ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id);
    },
    addRelease: async (release, sourceFolder) => {
      if (await refuseOtherBytes(release)) return false;
      const target = folderOf(releaseId(release));
      const temporary = join(dirname(target), `.${randomUUID()}`);
      try {
        await copyBuild(release, sourceFolder, temporary);
        await rename(temporary, target);
        return true;
      } catch (error) {
        if (await refuseOtherBytes(release)) return false;
        throw error;
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },
    changePointers: async (change) => {
      await mkdir(root, { recursive: true });
      return withLock(`${pointersPath}.lock`, async () => {
        const current = await readPointers();
        const changed = await change(current);
        const next = { ...changed, revision: current.revision + 1, changedAt: new Date().toISOString() };
        const temporary = `${pointersPath}.${randomUUID()}`;
        await writeFile(temporary, `${JSON.stringify(next, null, 2)}\n`);
        await rename(temporary, pointersPath);
        return next;
      });
    },
  };
};
