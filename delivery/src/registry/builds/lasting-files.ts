import { randomUUID } from 'node:crypto';
import { access, copyFile, link, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RegistryError } from '../release-name.ts';
import { integrityOf, isLasting } from './build-files.ts';

/** The encodings that are stored beside the files, best first: the order decides between equal q-values. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

const suffixes = ['', ...ENCODINGS.map(({ suffix }) => suffix)];

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** For a folder that is renamed to where another writer has put the same one. */
export const ignoreOccupied = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
};

/** One more name for the same bytes; a copy where the disk has no links. */
const linkOrCopy = async (from: string, to: string): Promise<void> => {
  const temporary = join(dirname(to), `.${randomUUID()}`);
  await link(from, temporary).catch(() => copyFile(from, temporary));
  await rename(temporary, to);
};

const linkAll = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  // The plain file goes last: where it is, its compressed copies are.
  for (const suffix of suffixes.toReversed()) {
    if (await isThere(from + suffix)) await linkOrCopy(from + suffix, to + suffix);
  }
};

/** Refuses a lasting file of which there is another one under its name. */
export const otherContent = (file: string): RegistryError =>
  new RegistryError(`${file} is already published with other content: its name must follow from its content.`);

/**
 * Takes a file that an earlier release brought into this one, compressed copies and all. False when none did.
 * Throws a RegistryError for other bytes under the same name.
 */
export const takeLasting = async (
  packageFolder: string,
  file: string,
  integrity: string,
  target: string,
): Promise<boolean> => {
  const kept = join(packageFolder, file);
  if (!isLasting(file) || !(await isThere(kept))) return false;
  if (integrityOf(await readFile(kept)) !== integrity) throw otherContent(file);
  await linkAll(kept, target);
  return true;
};

/** Keeps a release's lasting files beside the releases, where their addresses lead. */
export const keepLasting = async (packageFolder: string, files: readonly string[], release: string): Promise<void> => {
  for (const file of files.filter(isLasting)) {
    if (!(await isThere(join(packageFolder, file)))) await linkAll(join(release, file), join(packageFolder, file));
  }
};
