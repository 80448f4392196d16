import { resolve } from 'node:path';
import { createFolderStore, type ReleaseStore, readRegistryKeys } from '../registry/registry.ts';

/** What every command takes. */
export interface RegistryOptions {
  readonly registry: string;
}

/** The registry that is meant, with the keys of the environment or its own. */
export const openStore = async ({ registry }: RegistryOptions): Promise<ReleaseStore> => {
  const root = resolve(registry);
  return createFolderStore(root, await readRegistryKeys(root, process.env));
};
