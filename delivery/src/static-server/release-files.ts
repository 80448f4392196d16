import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Mirror } from '../registry/bucket/mirror.ts';
import { isLasting, isLastingFile, parseRelease, RELEASE_FILE } from '../registry/builds/build-files.ts';
import { ENCODINGS, type Encoding } from '../registry/builds/lasting-files.ts';

export interface ServedFile {
  /** Where the plain bytes are on the disk. */
  readonly path: string;
  readonly name: string;
  /** Of the content, so it is the same on every server. */
  readonly tag: string;
  readonly encodings: readonly Encoding[];
}

type ReleaseIndex = ReadonlyMap<string, ServedFile>;

const FOLDER = /^\d[\w.+-]*$/;
const TAG_LENGTH = 24;

const listFiles = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')));
};

/** A folder or file by way of a link may lie anywhere: the registry has none, so whoever made it is not believed. */
const refuseLinks = async (folder: string): Promise<void> => {
  const packageFolder = await realpath(dirname(folder));
  if ((await realpath(folder)) !== join(packageFolder, basename(folder))) throw new Error(`${folder} is a link.`);
};

const indexRelease = async (folder: string): Promise<ReleaseIndex> => {
  await refuseLinks(folder);
  const text = await readFile(join(folder, RELEASE_FILE), 'utf8');
  const { files } = parseRelease(text, folder);
  const stored = await listFiles(folder);
  const served = Object.entries(files)
    .filter(([name]) => stored.has(name))
    .map(([name, { integrity }]): [string, ServedFile] => [
      name,
      {
        path: join(folder, name),
        name,
        tag: integrity.slice('sha384-'.length).slice(0, TAG_LENGTH),
        encodings: ENCODINGS.filter(({ suffix }) => stored.has(name + suffix)),
      },
    ]);
  const { mtimeMs, size } = await stat(join(folder, RELEASE_FILE));
  const own: ServedFile = {
    path: join(folder, RELEASE_FILE),
    name: RELEASE_FILE,
    tag: `${size}-${mtimeMs}`,
    encodings: [],
  };
  return new Map([...served, [RELEASE_FILE, own]]);
};

/** A file that several releases have in common: the registry put it there, and its name follows from its content. */
const findLasting = async (packageFolder: string, name: string): Promise<ServedFile | null> => {
  if (!isLastingFile(name)) return null;
  const path = join(packageFolder, name);
  const stored = await refuseLinks(dirname(path))
    .then(() => listFiles(dirname(path)))
    .catch((): ReadonlySet<string> => new Set());
  const file = basename(path);
  if (!stored.has(file)) return null;
  return { path, name, tag: file, encodings: ENCODINGS.filter(({ suffix }) => stored.has(file + suffix)) };
};

/**
 * Looks files up by URL path (`/<version+commit>/<file>`, or `/files/<file>`) in one package's releases. A release is read when it is first
 * asked for, so a new one needs no restart; and only what its release.json lists is ever served, so no path leads elsewhere. `mirror`: has what
 * is not there yet.
 */
export const createReleaseFiles = (
  packageFolder: string,
  mirror: Pick<Mirror, 'fetch' | 'catchUp'> | null = null,
): ((path: string) => Promise<ServedFile | null>) => {
  const indexes = new Map<string, Promise<ReleaseIndex>>();
  const lasting = new Map<string, ServedFile>();

  const lastingAt = async (name: string): Promise<ServedFile | null> => {
    const find = (): Promise<ServedFile | null> => findLasting(packageFolder, name);
    let file = lasting.get(name) ?? (await find());
    if (file === null && mirror !== null && isLastingFile(name)) {
      // Any release may bring it.
      await mirror.catchUp(async () => (await find()) !== null);
      file = await find();
    }
    if (file !== null) lasting.set(name, file);
    return file;
  };

  const readIndex = async (folder: string): Promise<ReleaseIndex> => {
    const path = join(packageFolder, folder);
    if (mirror === null) return indexRelease(path);
    return indexRelease(path).catch(async () => {
      await mirror.fetch(folder);
      return indexRelease(path);
    });
  };

  const indexOf = (folder: string): Promise<ReleaseIndex> => {
    const known = indexes.get(folder);
    if (known !== undefined) return known;
    const index = readIndex(folder);
    indexes.set(folder, index);
    index.catch(() => indexes.delete(folder));
    return index;
  };

  return async (path) => {
    const [, folder = '', file = ''] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (isLasting(path.slice(1))) return lastingAt(path.slice(1));
    if (!FOLDER.test(folder)) return null;
    const index = await indexOf(folder).catch(() => null);
    return index?.get(file) ?? null;
  };
};
