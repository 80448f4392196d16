import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from '@shared-kernel/contracts/release/release';
import { integrityOf, isLasting, RELEASE_FILE, verifyBuild } from '../builds/build-files.ts';
import { ENCODINGS } from '../builds/lasting-files.ts';
import { SIGNATURES_FILE } from '../keys/signatures.ts';

const EXPAND: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};
const SUFFIXES = ENCODINGS.map(({ suffix }) => suffix);

const read = (path: string): Promise<Buffer | null> => readFile(path).catch(() => null);

/** What is wrong with a compressed copy, which a browser gets in place of the file; null: nothing. */
const faultOfCopy = async (path: string, file: string, suffix: string): Promise<string | null> => {
  const copy = await read(path + suffix);
  if (copy === null) return null;
  const expanded = await EXPAND[suffix]?.(copy).catch(() => null);
  const isSame = expanded != null && (await read(path))?.equals(expanded) === true;
  return isSame ? null : `${file}${suffix} is not ${file}, compressed`;
};

/** A lasting file's second place, from which it is served. */
const faultOfLasting = async (path: string, file: string, integrity: string): Promise<string | null> => {
  const bytes = await read(path);
  if (bytes === null) return `${file} is missing beside the releases`;
  return integrityOf(bytes) === integrity ? null : `${file} beside the releases is not what release.json says it is`;
};

const strangers = async (folder: string, release: Release): Promise<readonly string[]> => {
  const files = Object.keys(release.files);
  const copies = files.flatMap((file) => SUFFIXES.map((suffix) => file + suffix));
  const known = new Set([RELEASE_FILE, SIGNATURES_FILE, ...files, ...copies]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !known.has(file))
    .map((file) => `${file} is not of this release`);
};

const allOf = async (checks: readonly Promise<string | null>[]): Promise<readonly string[]> =>
  (await Promise.all(checks)).filter((fault) => fault !== null);

/** What is wrong with a release's own files, one sentence each: bytes, compressed copies, files that nobody listed. */
export const faultsWithin = async (folder: string, release: Release): Promise<readonly string[]> => {
  const whole = await verifyBuild(release, folder).then(
    () => [],
    (error: Error) => [error.message],
  );
  const copies = Object.keys(release.files).flatMap((file) =>
    SUFFIXES.map((suffix) => faultOfCopy(join(folder, file), file, suffix)),
  );
  return [...whole, ...(await allOf(copies)), ...(await strangers(folder, release))];
};

/** The same of its lasting files where they are served from, beside the releases. */
export const faultsBeside = (folder: string, release: Release): Promise<readonly string[]> => {
  const beside = dirname(folder);
  const lasting = Object.entries(release.files).filter(([file]) => isLasting(file));
  return allOf(
    lasting.flatMap(([file, { integrity }]) => [
      faultOfLasting(join(beside, file), file, integrity),
      ...SUFFIXES.map((suffix) => faultOfCopy(join(beside, file), file, suffix)),
    ]),
  );
};

/** What is wrong with the files of a stored release. */
export const faultsOfStored = async (folder: string, release: Release): Promise<readonly string[]> => [
  ...new Set([...(await faultsWithin(folder, release)), ...(await faultsBeside(folder, release))]),
];
