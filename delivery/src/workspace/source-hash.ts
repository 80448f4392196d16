import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { kernelPackages } from './kernel-packages.ts';
import { resolvedPackages } from './resolved-packages.ts';
import { IS_INSTALLED, TOOLS, WORKSPACE } from './workspace.ts';

/** What every build is made with, besides its own package. */
const KERNEL = kernelPackages
  .map(({ folder }) => folder)
  .filter((folder) => !['node', 'testing'].includes(basename(folder)));
const COMMON_FOLDERS = [...KERNEL, join(TOOLS, 'src/preset')];
const COMMON_FILES = [join(TOOLS, 'package.json'), ...(IS_INSTALLED ? [] : [join(WORKSPACE, 'tsconfig.base.json')])];

const BUILD_ID_LENGTH = 8;

const NOT_SOURCES = new Set(['node_modules', 'dist', 'edge', 'brands', 'testing', 'gallery', 'coverage']);
/** Tests, galleries and generated files do not reach a build. */
const NOT_SOURCE = /\.(?:test|gallery)\.tsx?$|\.tsbuildinfo$|^jest\.config\.|^\./;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name)) return [];
    if (entry.isDirectory()) return sourcesIn(join(folder, entry.name));
    return NOT_SOURCE.test(entry.name) ? [] : [join(folder, entry.name)];
  });

/**
 * What a build is made of besides sources: the versions of what the package, the kernel and the tools need. Not the lock
 * file, which changes with every package of every team.
 */
const versionsOf = (packageFolder: string): readonly string[] =>
  resolvedPackages([resolve(WORKSPACE, packageFolder), ...KERNEL], [TOOLS]);

/** The end of a release's name: the same for the same sources. */
export const buildIdOf = (packageFolder: string): string => sourceHash(packageFolder).slice(0, BUILD_ID_LENGTH);

/** A hash over everything that a package's build is made of (hex): when it is the same, so is the build. */
export const sourceHash = (packageFolder: string): string => {
  const sources = [packageFolder, ...COMMON_FOLDERS].flatMap((folder) => sourcesIn(resolve(WORKSPACE, folder)));
  const files = [...sources, ...COMMON_FILES].sort();
  const hash = createHash('sha256').update(versionsOf(packageFolder).join('\n'));
  for (const file of files) {
    hash
      .update(`${relative(WORKSPACE, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};
