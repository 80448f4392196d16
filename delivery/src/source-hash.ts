import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { WORKSPACE } from './site/workspace.ts';

/** What every build is made with, besides its own package. */
const COMMON_FOLDERS = ['shared-kernel', 'delivery/src/preset'];
const COMMON_FILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'delivery/package.json'];

const NOT_SOURCES = new Set(['node_modules', 'dist', 'edge', 'brands', 'testing', 'gallery', 'coverage']);
/** Tests, galleries and generated files do not reach a build. */
const NOT_SOURCE = /\.(?:test|gallery)\.tsx?$|\.tsbuildinfo$|^jest\.config\.|^\./;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name)) return [];
    if (entry.isDirectory()) return sourcesIn(join(folder, entry.name));
    return NOT_SOURCE.test(entry.name) ? [] : [join(folder, entry.name)];
  });

/** A hash over everything that a package's build is made of (hex): when it is the same, so is the build. */
export const sourceHash = (packageFolder: string): string => {
  const sources = [packageFolder, ...COMMON_FOLDERS].flatMap((folder) => sourcesIn(resolve(WORKSPACE, folder)));
  const files = [...sources, ...COMMON_FILES.map((file) => join(WORKSPACE, file))].sort();
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${relative(WORKSPACE, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};
