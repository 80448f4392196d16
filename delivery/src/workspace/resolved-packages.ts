import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Node would find a package, seen from a folder; null when it is not installed. */
export const installedFolder = (from: string, name: string): string | null => {
  const found = join(from, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  const above = dirname(from);
  return above === from ? null : installedFolder(above, name);
};

/** How pnpm names a version's folder, with what it was resolved and patched with: `react-dom@19.3.1_react@19.3.1`. */
const STORED = /\/node_modules\/\.pnpm\/([^/]+)\/node_modules\//;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * The versions that packages of the workspace are resolved to, with theirs: what of a lock file is about them. Optional
 * packages are left out, they differ from machine to machine. `tools`: packages whose development dependencies count, too.
 */
export const resolvedPackages = (folders: readonly string[], tools: readonly string[] = []): readonly string[] => {
  const seen = new Set<string>();
  const visit = (folder: string, isTool: boolean): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {}, devDependencies = {} } = readManifest(folder);
    const names = Object.keys(isTool ? { ...dependencies, ...devDependencies } : dependencies);
    for (const name of names) {
      const found = installedFolder(folder, name);
      if (found !== null) visit(found, false);
    }
  };
  for (const folder of tools) visit(realpathSync(folder), true);
  for (const folder of folders) visit(realpathSync(folder), false);
  return [...seen].flatMap((folder) => STORED.exec(`${folder}/`)?.[1] ?? []).sort();
};
