import { resolve } from 'node:path';

/** The repository's root folder. */
export const WORKSPACE = resolve(import.meta.dirname, '../../..');

/** What is built, published and served, by release name. */
export const BUILT_PACKAGES = [
  { name: 'host', folder: 'host' },
  { name: 'browse', folder: 'remote-browse' },
  { name: 'account', folder: 'remote-account' },
  { name: 'member', folder: 'remote-member' },
  { name: 'agent', folder: 'remote-agent' },
] as const;
export type BuiltPackage = (typeof BUILT_PACKAGES)[number];
export type BuiltName = BuiltPackage['name'];
