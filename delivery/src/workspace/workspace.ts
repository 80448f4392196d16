import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The package of these tools. */
export const TOOLS = resolve(import.meta.dirname, '../..');

/** True where they are a dependency, of a remote in a repository of its own. */
export const IS_INSTALLED = /[\\/]node_modules[\\/]/.test(TOOLS);

/** The repository's root folder. */
export const WORKSPACE = IS_INSTALLED ? process.cwd() : dirname(TOOLS);

/** A package that is built, published and served, with its release name. */
export interface BuiltPackage {
  readonly name: string;
  readonly folder: string;
}
export type BuiltName = BuiltPackage['name'];

const PREFIX = 'remote-';
const remoteFolders = globSync(`${PREFIX}*/package.json`, { cwd: WORKSPACE }).map(dirname).sort();

/** The one package of a repository that holds a remote alone. */
const standalone = (): readonly BuiltPackage[] => {
  const path = join(WORKSPACE, 'package.json');
  const name: string = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).name : '';
  return name.startsWith(PREFIX) ? [{ name: name.slice(PREFIX.length), folder: '.' }] : [];
};

/** The host, then every remote of the workspace by name; a standalone remote's own repository has that one. */
export const BUILT_PACKAGES: readonly BuiltPackage[] = IS_INSTALLED
  ? standalone()
  : [
      { name: 'host', folder: 'host' },
      ...remoteFolders.map((folder) => ({ name: folder.slice(PREFIX.length), folder })),
    ];

/** Something that a person can put right: its message is shown without a stack. */
export class StackError extends Error {
  override readonly name = 'StackError';
  readonly isExplained = true;
}
