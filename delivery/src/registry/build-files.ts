import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import type { Preload, Release } from 'shared-kernel/contracts/release';
import { release as releaseSchema } from 'shared-kernel/contracts/release';
import { safeParse } from 'shared-kernel/schema';
import { faultOfLasting } from './lasting-name.ts';
import { RegistryError } from './registry-error.ts';
import { parseReleaseId } from './release-name.ts';

export const RELEASE_FILE = 'release.json';

/** What the `integrity` attribute wants for these bytes. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const parseRelease = (text: string, where: string): Release => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new RegistryError(`${where} is not JSON.`, { cause });
  }
  const parsed = safeParse(releaseSchema, json);
  if (!parsed.success) throw new RegistryError(`${where} is not a release of this schema: ${parsed.error.message}`);
  parseReleaseId(`${parsed.data.name}@${parsed.data.version}+${parsed.data.commit}`);
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

const preloadedFiles = (release: Release): readonly string[] => {
  if (release.kind === 'host') return filesIn([release.preload, ...Object.values(release.shares)]);
  const { start, pages, locales } = release.preload;
  const parts = Object.values(pages);
  const texts = [locales, ...parts.flatMap((part) => part.texts ?? [])];
  return [release.entry, ...filesIn([start, ...parts]), ...texts.flatMap(({ EN, TY }) => [...EN, ...TY])];
};

const isInside = (file: string): boolean => !isAbsolute(file) && normalize(file) === file && !file.startsWith('..');

/**
 * Proves that a build is whole: each listed file is there with its length and integrity, and everything that the
 * release tells browsers to fetch is listed. Throws a RegistryError that names every file at fault.
 */
export const verifyBuild = async (release: Release, folder: string): Promise<void> => {
  const faults: string[] = [];
  for (const [file, expected] of Object.entries(release.files)) {
    const fault = faultOfLasting(file);
    if (fault !== null) faults.push(fault);
    const bytes = isInside(file) ? await readFile(join(folder, file)).catch(() => null) : null;
    if (bytes === null) faults.push(`${file} is missing`);
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

/** What makes two builds the same release: everything but the time at which they were built. */
export const isSameRelease = (a: Release, b: Release): boolean => {
  const content = (of: Release): string => {
    const { builtAt: _, files, ...rest } = of;
    const sorted = Object.entries(files).sort(([x], [y]) => (x < y ? -1 : 1));
    return JSON.stringify([rest, sorted.map(([name, { integrity }]) => [name, integrity])]);
  };
  return content(a) === content(b);
};
