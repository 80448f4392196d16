import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { RELEASE_FILE } from '../builds/build-files.ts';
import { RegistryError } from '../release-name.ts';
import { placesIn } from '../store/places.ts';
import type { Bucket } from './bucket.ts';

/** Keys are paths of a registry's folder: what is below `releases/<name>/` is what a file server has at its root. */
const KEYS = placesIn('');

export interface ReleaseKeys {
  /** What its files' keys begin with. */
  readonly files: string;
  readonly maps: string;
  /** Where it is, the release is whole. */
  readonly document: string;
}

/** Where a release is. Throws a RegistryError for what is no release id. */
export const keysOf = (id: string): ReleaseKeys => {
  const files = `${KEYS.release(id)}/`;
  return { files, maps: `${KEYS.mapsOf(id)}/`, document: files + RELEASE_FILE };
};
/** Where the releases of a package are, and of all. */
export const keysOfPackage = (name: string): string => `${KEYS.releases(name)}/`;
export const KEYS_OF_RELEASES = `${KEYS.releases()}/`;

/** Runs `work` with a folder that is there for so long. */
export const withFolder = async <Value>(work: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes the objects below a prefix into a folder, whoever put them there, and returns their names. Throws a RegistryError for a key that leads out of it. */
export const download = async (bucket: Bucket, prefix: string, folder: string): Promise<readonly string[]> => {
  const keys = (await bucket.list(prefix)).map(({ key }) => key);
  const files = keys.map((key) => key.slice(prefix.length));
  const strange = files.find((file) => file === '' || normalize(file) !== file || /^(?:\/|\.\.(?:\/|$))/.test(file));
  if (strange !== undefined) throw new RegistryError(`${prefix}${strange} is no name of a file.`);
  await Promise.all(
    files.map(async (file) => {
      const found = await bucket.read(prefix + file);
      if (found === null) return;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), found.bytes);
    }),
  );
  return files;
};

/** Compressed copies of the same bytes may differ between versions of what compresses. */
const COPY = /\.(?:br|gz)$/;

/** Creates what is missing below a prefix, but for what `isLast`. Throws a RegistryError for other bytes there, which an unfinished publishing left. */
export const fill = async (bucket: Bucket, prefix: string, folder: string, isLast = (_: string): boolean => false) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isLast(file));
  const there = new Set((await bucket.list(prefix)).map(({ key }) => key.slice(prefix.length)));
  const put = async (file: string): Promise<void> => {
    const bytes = await readFile(join(folder, file));
    if (!there.has(file) && (await bucket.create(prefix + file, bytes))) return;
    if (COPY.test(file) || (await bucket.read(prefix + file))?.bytes.equals(bytes) === true) return;
    throw new RegistryError(
      `${prefix}${file} has other content, of a publishing that did not end. An hour after it: pnpm release prune --yes.`,
    );
  };
  // Who finds another's file among these stops before there are copies of its own beside it.
  await Promise.all(files.filter((file) => !COPY.test(file)).map(put));
  await Promise.all(files.filter((file) => COPY.test(file)).map(put));
};
