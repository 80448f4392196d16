import { buildPackages } from './build-packages.ts';
import { createProgress } from './progress.ts';
import { isExplained } from './site-error.ts';

/** Builds the host and the remotes, those that changed: `node delivery/src/site/build.ts`. */
try {
  await buildPackages(createProgress());
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
