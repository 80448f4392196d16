import { join, resolve } from 'node:path';
import { createProgress } from './progress.ts';
import { releasePackages } from './release-packages.ts';
import { isExplained } from './site-error.ts';
import { BUILT_PACKAGES, WORKSPACE } from './workspace.ts';

/** Publishes the builds that are there into the registry (env REGISTRY) and makes them live together: a container's command. */
try {
  const builds = BUILT_PACKAGES.map(({ folder }) => join(WORKSPACE, folder, 'dist'));
  await releasePackages(resolve(process.env.REGISTRY ?? '.site/registry'), builds, createProgress());
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
