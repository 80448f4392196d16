import { globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installedFolder } from '../workspace/resolved-packages.ts';
import { BUILT_PACKAGES } from '../workspace/workspace.ts';
import { distinctParts, type Part, readPart } from './part.ts';

interface Wanted {
  readonly name: string;
  readonly isOptional: boolean;
}

const wantedBy = (folder: string): readonly Wanted[] => {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // npm writes an optional dependency into both.
  return [...new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies)])].map((name) => ({
    name,
    isOptional: name in optionalDependencies,
  }));
};

const isOwn = (folder: string): boolean => !folder.includes('/node_modules/');

/**
 * Everything that is installed for these packages of the workspace when they run, whatever it is bundled into: their
 * dependencies with theirs, without what only development needs. Throws for one that is not installed.
 */
export const productionParts = (folders: readonly string[]): readonly Part[] => {
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    for (const { name, isOptional } of wantedBy(folder)) {
      const found = installedFolder(folder, name);
      if (found !== null) visit(found);
      else if (!isOptional) throw new Error(`${name}, which ${folder} needs, is not installed.`);
    }
  };
  for (const folder of folders) visit(realpathSync(folder));
  return distinctParts([...seen].filter((folder) => !isOwn(folder)).map(readPart));
};

/** What players load, and what answers them: tools and tests stay at home. */
export const shippedFolders = (root: string): readonly string[] =>
  [
    'platform',
    'platform/demo',
    ...globSync('shared-kernel/!(testing)/package.json', { cwd: root }).map(dirname),
    ...BUILT_PACKAGES.map(({ folder }) => folder),
  ].map((name) => join(root, name));
