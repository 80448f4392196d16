import { isExplained } from '@shared-kernel/node/explained';
import { buildPackages } from './builds/build-packages.ts';
import { createProgress } from './terminal/progress.ts';

/** Builds the host and the remotes, those that changed: `pnpm exec node delivery/src/stack/build.ts`. */
try {
  await buildPackages(createProgress());
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
