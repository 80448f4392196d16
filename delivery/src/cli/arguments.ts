import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createFolderStore, RegistryError, type ReleaseStore, readRegistryKeys } from '../registry/registry.ts';

/** What every command takes. */
export interface RegistryOptions {
  readonly registry: string;
}

/** What the commands take that change what is live. */
export interface ChangeCommandOptions extends RegistryOptions {
  readonly note?: string;
  readonly dryRun?: boolean;
}

/** The registry that is meant, with the keys of the environment or its own. */
export const openStore = async ({ registry, note, dryRun = false }: ChangeCommandOptions): Promise<ReleaseStore> => {
  const root = resolve(registry);
  return createFolderStore(root, await readRegistryKeys(root, process.env), { note, isDryRun: dryRun });
};

const BUILD = 'dist';

/** Finds the build of a package that is named by its folder, or by the name of its remote (`browse`). */
export const findBuildFolder = (root: string, named: string): string => {
  const folder = [resolve(root, named), resolve(root, `remote-${named}`)].find((path) =>
    existsSync(join(path, 'package.json')),
  );
  if (folder !== undefined) return join(folder, BUILD);
  throw new RegistryError(`There is no package "${named}": name the host, a remote (browse) or a package's folder.`);
};
