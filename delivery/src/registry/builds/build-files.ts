import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import {
  hostRelease,
  LASTING_FOLDER,
  type Preload,
  type Release,
  releaseId,
  release as releaseSchema,
  remoteRelease,
} from '@shared-kernel/contracts/release/release';
import { safeParse } from '@shared-kernel/contracts/schema';
import { parseReleaseId, RegistryError } from '../release-name.ts';

/** `files/start.0123456789.js`: named by its content, and in no folder of its own. */
const LASTING_FILE = /^files\/\w[\w.-]*[.-][0-9a-f]{8,}\.\w+$/;

/** Whether a file of a build is addressed beside the releases, the same in each that has it. */
export const isLasting = (file: string): boolean => file.startsWith(LASTING_FOLDER);

/** Whether a name is one that a lasting file can have. */
export const isLastingFile = (file: string): boolean => LASTING_FILE.test(file);

/** What is wrong with the name of a lasting file; null: nothing. */
const faultOfLasting = (file: string): string | null =>
  isLasting(file) && !isLastingFile(file) ? `${file} lasts over releases, and is not named by its content` : null;

export const RELEASE_FILE = 'release.json';

/** What the `integrity` attribute wants for these bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const isInside = (file: string): boolean => !isAbsolute(file) && normalize(file) === file && !file.startsWith('..');

/** What is wrong with a document, one line for each place; of a release's two kinds, only the one that it says it is. */
const faultsOf = (json: unknown): readonly string[] => {
  const kind = typeof json === 'object' && json !== null && 'kind' in json ? json.kind : undefined;
  if (kind !== 'host' && kind !== 'remote') return ['kind: neither host nor remote'];
  const parsed = safeParse(kind === 'host' ? hostRelease : remoteRelease, json);
  if (parsed.success) return [];
  return parsed.error.issues.map(
    (issue) =>
      `${issue.path.join('.')}: ${issue.code === 'invalid_type' ? `not of type ${issue.expected}` : issue.message}`,
  );
};

/** The release that a text is. Throws a RegistryError with every fault, of which a file outside the build's folder is one. */
export const parseRelease = (text: string, where: string): Release => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new RegistryError(`${where} is not JSON.`, { cause });
  }
  const parsed = safeParse(releaseSchema, json);
  if (!parsed.success) {
    throw new RegistryError(`${where} is not a release of this schema:\n  ${faultsOf(json).join('\n  ')}`);
  }
  const outside = Object.keys(parsed.data.files).filter((file) => !isInside(file));
  if (outside.length > 0) throw new RegistryError(`${where} lists what is outside its folder: ${outside.join(', ')}`);
  parseReleaseId(releaseId(parsed.data));
  return parsed.data;
};

/** Reads `release.json` of a build folder. Throws a RegistryError when the package was not built. */
export const readBuild = async (folder: string): Promise<Release> => {
  const path = join(folder, RELEASE_FILE);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new RegistryError(`${path} is missing: build the package first (pnpm rspack build in its folder).`, {
      cause,
    });
  });
  return parseRelease(text, path);
};

const filesIn = (lists: readonly Preload[]): string[] =>
  lists.flatMap(({ scripts, styles }) => [...scripts, ...styles]);

export const preloadedFiles = (release: Release): readonly string[] => {
  if (release.kind === 'host') return filesIn([release.preload, ...Object.values(release.shares)]);
  const { start, pages, locales } = release.preload;
  const parts = Object.values(pages);
  const texts = [locales, ...parts.flatMap((part) => part.texts ?? [])];
  return [release.entry, ...filesIn([start, ...parts]), ...texts.flatMap(({ EN, TY }) => [...EN, ...TY])];
};

/** The bytes of a listed file. A link, or a file behind one, could lead to anything on the publisher's disk. */
const readOwn = async (root: string, file: string): Promise<Buffer | 'missing' | 'a link'> => {
  const path = join(root, file);
  const real = await realpath(path).catch(() => null);
  if (real === null) return 'missing';
  return real === path ? readFile(path).catch(() => 'missing' as const) : 'a link';
};

/** A page or slot extension without files of its own in the release: nothing could load it. */
const unloadableParts = (release: Release): readonly string[] => {
  if (release.kind === 'host') return [];
  const has = (part: string): boolean => Object.hasOwn(release.preload.pages, part);
  return [
    ...release.routes.filter(({ page }) => !has(page)).map(({ path, page }) => `${path} shows '${page}'`),
    ...release.slots
      .filter(({ component }) => !has(component))
      .map(({ name, component }) => `${name} takes '${component}'`),
  ].map((fault) => `${fault}, which is not among the release's pages`);
};

/**
 * Proves that a build is whole: each listed file is there, no link, with its length and integrity, and everything that
 * the release tells browsers to fetch is listed, for each of its pages. Throws a RegistryError that names every file at fault.
 */
export const verifyBuild = async (release: Release, folder: string): Promise<void> => {
  const root = await realpath(folder);
  const faults: string[] = [...unloadableParts(release)];
  for (const [file, expected] of Object.entries(release.files)) {
    const fault = faultOfLasting(file);
    if (fault !== null) faults.push(fault);
    const bytes = await readOwn(root, file);
    if (bytes === 'missing' || bytes === 'a link') faults.push(`${file} is ${bytes}`);
    else if (bytes.length !== expected.bytes || integrityOf(bytes) !== expected.integrity) {
      faults.push(`${file} is not what release.json says it is`);
    }
  }
  for (const file of new Set(preloadedFiles(release))) {
    if (release.files[file] === undefined) faults.push(`${file} is preloaded but not listed in files`);
  }
  if (faults.length > 0) {
    throw new RegistryError(`The build of ${release.name} is not whole:\n  ${faults.join('\n  ')}\nBuild it again.`);
  }
};

const contentOf = ({ builtAt: _, files, ...rest }: Release): string => {
  const sorted = Object.entries(files).sort(([x], [y]) => (x < y ? -1 : 1));
  return JSON.stringify([rest, sorted.map(([name, { integrity }]) => [name, integrity])]);
};

/** What makes two builds the same release: everything but the time at which they were built. */
export const isSameRelease = (a: Release, b: Release): boolean => contentOf(a) === contentOf(b);

/** Whether two builds differ by nothing but the commit that names them, and the time. */
export const isSameBuild = (a: Release, b: Release): boolean => isSameRelease(a, { ...b, commit: a.commit });
