import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LASTING_FOLDER } from '@shared-kernel/contracts/release/release';
import { LRUCache } from 'lru-cache';
import type { ServedFile } from './release-files.ts';

const compress = promisify(zstdCompress);

/** Compression dictionary transport (RFC 9842) with Zstandard. */
export const DICTIONARY_ENCODING = 'dcz';

/** Scripts and styles named by chunk and content, `1015.021a5186b3.js`: the next release has the same chunk under another name. */
const CHUNK = /^(.*\.)[0-9a-f]{8,}(\.(?:js|css))$/;
/** RFC 9842, 5: a Zstandard skippable frame of 32 bytes, which are the dictionary's SHA-256. */
const FRAME_HEAD = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const LEVEL = 19;
/** Releases whose files may be a returning phone's: the newest. */
const KEPT_RELEASES = 20;
/** Deltas held in memory, of one package. */
const HELD_BYTES = 16 * 1024 * 1024;
/** Deltas that are made at a time. Beyond, a file goes out whole: the threads are those that read files. */
const AT_ONCE = 3;
/** In the place of a delta that saves nothing. */
const USELESS = Buffer.alloc(0);

/** `:base64:` of `Available-Dictionary`, as hexadecimal; null for anything else. */
const hashIn = (header: string | undefined): string | null => {
  const [, base64] = /^:([A-Za-z0-9+/]{43}=):$/.exec(header ?? '') ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64').toString('hex');
};

/** `1015.021a5186b3.js` → `1015.*.js`; null: it is no chunk. */
export const chunkOf = (name: string): string | null => {
  const [, before, after] = CHUNK.exec(name) ?? [];
  return before === undefined ? null : `${before}*${after}`;
};

/** A file as a delta to another one, as it goes over the wire. */
export const compressWith = async (dictionary: Buffer, bytes: Buffer): Promise<Buffer> => {
  const hash = createHash('sha256').update(dictionary).digest();
  const delta = await compress(bytes, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
  return Buffer.concat([FRAME_HEAD, hash, delta]);
};

/** Which later addresses a file is a dictionary for, as the header `Use-As-Dictionary` says it; null: for none. */
export const usedAsDictionary = ({ name }: ServedFile): string | null => {
  const chunk = chunkOf(name);
  if (chunk === null) return null;
  return `match="${name.startsWith(LASTING_FOLDER) ? '/' : '/*/'}${chunk}"`;
};

/**
 * Compresses files of one package against what a browser has of an earlier release. Nothing is stored: a delta is made when it is
 * first asked for, and held.
 */
export const createDictionaries = (packageFolder: string) => {
  const deltas = new LRUCache<string, Buffer>({ maxSize: HELD_BYTES, sizeCalculation: ({ length }) => length + 1 });
  const making = new Map<string, Promise<Buffer | null>>();
  const hashes = new Map<string, string>();

  const newestFolders = async (): Promise<readonly string[]> => {
    const entries = await readdir(packageFolder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && /^\d/.test(entry.name));
    const dated = folders.map(async ({ name }) => ({ name, at: (await stat(join(packageFolder, name))).mtimeMs }));
    const sorted = (await Promise.all(dated)).sort((one, other) => other.at - one.at);
    return sorted.slice(0, KEPT_RELEASES).map(({ name }) => name);
  };

  /** Files of the same chunk in the newest releases. */
  const filesOf = async (chunk: string): Promise<readonly string[]> => {
    const folders = chunk.startsWith(LASTING_FOLDER) ? [''] : await newestFolders();
    const file = chunk.slice(chunk.lastIndexOf('/') + 1);
    const found = folders.map(async (folder) => {
      const within = join(packageFolder, folder, chunk, '..');
      const names = await readdir(within).catch(() => []);
      return names.filter((name) => chunkOf(name) === file).map((name) => join(within, name));
    });
    return (await Promise.all(found)).flat();
  };

  const findFormer = async (chunk: string, hash: string): Promise<Buffer | null> => {
    for (const path of await filesOf(chunk)) {
      if ((hashes.get(path) ?? hash) !== hash) continue;
      const bytes = await readFile(path);
      const own = createHash('sha256').update(bytes).digest('hex');
      hashes.set(path, own);
      if (own === hash) return bytes;
    }
    return null;
  };

  /** Null: nobody has a file with this hash. */
  const make = async ({ path, name, encodings }: ServedFile, hash: string): Promise<Buffer | null> => {
    const chunk = chunkOf(name);
    const former = chunk === null ? null : await findFormer(chunk, hash);
    if (former === null) return null;
    const delta = await compressWith(former, await readFile(path));
    const stored = await Promise.all(['', ...encodings.map(({ suffix }) => suffix)].map((each) => stat(path + each)));
    return delta.length < Math.min(...stored.map(({ size }) => size)) ? delta : USELESS;
  };

  /** What nobody has is not held: anyone can ask for it. Without a delta, as of a release that is removed meanwhile, the file goes out whole. */
  const start = (key: string, file: ServedFile, hash: string): Promise<Buffer | null> => {
    const made = make(file, hash)
      .then((delta) => {
        if (delta !== null) deltas.set(key, delta);
        return delta;
      })
      .catch(() => null)
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    /** The file as a delta to what the header `Available-Dictionary` names; null: this server does not know that file, or is busy. */
    deltaOf: async (file: ServedFile, available: string | undefined): Promise<Buffer | null> => {
      const hash = hashIn(available);
      if (hash === null) return null;
      const key = `${file.path} ${hash}`;
      const known = deltas.get(key) ?? making.get(key) ?? (making.size < AT_ONCE ? start(key, file, hash) : null);
      const delta = await known;
      return delta === USELESS ? null : delta;
    },
  };
};
export type Dictionaries = ReturnType<typeof createDictionaries>;
