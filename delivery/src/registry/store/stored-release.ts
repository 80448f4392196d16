import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { parseRelease, RELEASE_FILE } from '../builds/build-files.ts';
import { keepLasting, takeLasting } from '../builds/lasting-files.ts';
import { signersOf, type TrustedKeys } from '../keys/release-keys.ts';
import { isSigned, readSignatures } from '../keys/signatures.ts';
import { RegistryError } from '../release-name.ts';

/** The text of a file; null: there is none. */
export const readText = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

export interface StoredRelease {
  readonly release: Release;
  /** As it is stored: what signatures are over. */
  readonly text: string;
}

/** What is stored of a release under an id. */
interface StoredTexts {
  readonly id: string;
  readonly text: string;
  /** Empty: nobody has signed. */
  readonly signatures: string;
}

/**
 * The release of a stored text, which has to be the one that it is stored as: signed, and under another name, an old release
 * would be a new one. Throws a RegistryError for any other; `trusted`: also for one that none of these keys has signed.
 */
export const parseStored = (
  { id, text, signatures }: StoredTexts,
  where: string,
  trusted?: TrustedKeys,
): StoredRelease => {
  if (trusted !== undefined && !isSigned(signatures, text, trusted)) {
    throw new RegistryError(`${id} is not signed by ${signersOf(trusted)}: pnpm release sign ${id}`);
  }
  const release = parseRelease(text, where);
  if (releaseId(release) !== id) throw new RegistryError(`${where} says that it is ${releaseId(release)}, not ${id}.`);
  return { release, text };
};

/** The release of a folder; null: there is none. Throws a RegistryError as `parseStored` does. */
export const readStored = async (folder: string, id: string, trusted?: TrustedKeys): Promise<StoredRelease | null> => {
  const path = join(folder, RELEASE_FILE);
  const text = await readText(path);
  if (text === null) return null;
  return parseStored({ id, text, signatures: await readSignatures(folder) }, path, trusted);
};

const textOf = (release: Release): string => `${JSON.stringify(release, null, 2)}\n`;

/** Whether a stored text says what its schema reads and nothing besides: more would be signed with it, and read by a later schema. */
export const isPlain = ({ text, release }: StoredRelease): boolean =>
  isDeepStrictEqual(JSON.parse(text), JSON.parse(textOf(release)));

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller than one packet anyway: a second file would only cost disk. */
const WORTH_COMPRESSING_BYTES = 1024;
/** Source maps are left out: only developer tools fetch them, and they are the largest files. */
const COMPRESSIBLE = /\.(?:js|mjs|css|html|json|svg|txt|xml|wasm|ttf|otf|ico)$/;

/** Writes `<file>.br` and `<file>.gz` beside a text file, at the best quality: it is done once for each release. */
const precompress = async (path: string): Promise<void> => {
  if (!COMPRESSIBLE.test(path)) return;
  const bytes = await readFile(path);
  if (bytes.length < WORTH_COMPRESSING_BYTES) return;
  const brotliOptions = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: brotliOptions }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
};

/** Copies the listed files and release.json, then compresses: release.json goes last, so its presence means whole. */
export const copyBuild = async (release: Release, from: string | null, to: string): Promise<string> => {
  await mkdir(to, { recursive: true });
  const packageFolder = dirname(to);
  const files = from === null ? [] : Object.entries(release.files);
  const fresh: string[] = [];
  for (const [file, { integrity }] of files) {
    const target = join(to, file);
    await mkdir(dirname(target), { recursive: true });
    if (await takeLasting(packageFolder, file, integrity, target)) continue;
    await copyFile(join(from ?? '', file), target);
    fresh.push(target);
  }
  await Promise.all(fresh.map(precompress));
  const names = files.map(([file]) => file);
  await keepLasting(packageFolder, names, to);
  const text = textOf(release);
  await writeFile(join(to, RELEASE_FILE), text);
  return text;
};
