import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { WORKSPACE } from './workspace.ts';

/** What every build is made with, besides its own package. */
const COMMON_FOLDERS = ['shared-kernel', 'delivery/src/preset'];
const COMMON_FILES = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'delivery/package.json'];

const NOT_SOURCES = new Set(['node_modules', 'dist', 'edge', 'testing', 'coverage']);
/** Tests and generated files do not reach a build. */
const NOT_SOURCE = /\.test\.tsx?$|\.tsbuildinfo$|^jest\.config\.|^\./;

const sourcesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name)) return [];
      if (entry.isDirectory()) return sourcesIn(join(folder, entry.name));
      return NOT_SOURCE.test(entry.name) ? [] : [join(folder, entry.name)];
    }),
  );
  return found.flat();
};

/** A hash over everything that a package's build is made of: when it is the same, so is the build. */
export const sourceHash = async (packageFolder: string): Promise<string> => {
  const folders = [packageFolder, ...COMMON_FOLDERS].map((folder) => join(WORKSPACE, folder));
  const sources = (await Promise.all(folders.map(sourcesIn))).flat();
  const files = [...sources, ...COMMON_FILES.map((file) => join(WORKSPACE, file))].sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(WORKSPACE, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};
