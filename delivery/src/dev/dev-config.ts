import type { Compiler, Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { Release } from 'shared-kernel/contracts/release';
import { parseRelease, RELEASE_FILE } from '../registry/build-files.ts';

const PLUGIN = 'DevReleasePlugin';

/** Hands over the release of every compilation that has no errors. */
const releasePlugin = (onRelease: (release: Release) => Promise<void>) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterDone.tap(PLUGIN, ({ compilation }) => {
      const asset = compilation.getAsset(RELEASE_FILE);
      if (asset !== undefined) void onRelease(parseRelease(asset.source.source().toString(), RELEASE_FILE));
    });
  },
});

/** A package's own configuration (made with NODE_ENV=development), with what hot reload needs. */
export const devConfig = (config: Configuration, onRelease: (release: Release) => Promise<void>): Configuration => ({
  ...config,
  // Entries are compiled when they are asked for otherwise: a remote is asked for only after its release is composed.
  lazyCompilation: false,
  plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin(), releasePlugin(onRelease)],
});
