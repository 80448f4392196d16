import { basename, dirname, relative } from 'node:path';
import { readBuild } from '../registry/builds/build-files.ts';
import { RegistryError } from '../registry/registry.ts';
import { buildIdOf } from '../workspace/source-hash.ts';
import { IS_INSTALLED, WORKSPACE } from '../workspace/workspace.ts';

/** Throws a RegistryError for a build of this workspace whose sources have changed since. `buildFolder`: a package's `dist`. */
export const refuseStaleBuild = async (buildFolder: string): Promise<void> => {
  const folder = dirname(buildFolder);
  if (relative(WORKSPACE, folder).startsWith('..')) return;
  const { name, commit } = await readBuild(buildFolder);
  // The whole of it where there is no history.
  if (commit.split('.').at(-1) === buildIdOf(folder)) return;
  throw new RegistryError(
    `${name}: dist/ was built from other sources than there are now. Build it first: pnpm ${IS_INSTALLED ? '' : `--filter ${basename(folder)} `}build.`,
  );
};
