import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The repository's root folder. */
export const WORKSPACE = resolve(import.meta.dirname, '../../..');

/** A package that is built, published and served, with its release name. */
export interface BuiltPackage {
  readonly name: string;
  readonly folder: string;
}
export type BuiltName = BuiltPackage['name'];

const PREFIX = 'remote-';
const remoteFolders = globSync(`${PREFIX}*/package.json`, { cwd: WORKSPACE }).map(dirname).sort();

/** The host, then every remote of the workspace by name. */
export const BUILT_PACKAGES: readonly BuiltPackage[] = [
  { name: 'host', folder: 'host' },
  ...remoteFolders.map((folder) => ({ name: folder.slice(PREFIX.length), folder })),
];

/** Something that a person can put right: its message is shown without a stack. */
export class StackError extends Error {
  override readonly name = 'StackError';
  readonly isExplained = true;
}
