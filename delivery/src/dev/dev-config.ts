import { fileURLToPath } from 'node:url';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { Release } from '@shared-kernel/contracts/release/release';
import { parseRelease, RELEASE_FILE } from '../registry/builds/build-files.ts';

const PLUGIN = 'DevReleasePlugin';
const HOT_UPDATE = /\.hot-update\./;
/** Longer than a file takes to be written. */
const SAVE_MS = 30;
const HOST = 'host';
/** One name for all packages, because they use one refresh runtime: it is put into React once. */
const REFRESH_LIBRARY = 'site';

/** Takes the runtime from where the plugin has it; React knows the one that was there when it was loaded. */
const PROVIDE_REFRESH = `data:text/javascript,${encodeURIComponent(
  "import * as runtime from 'react-refresh/runtime'; globalThis.__reactRefresh = runtime;",
)}`;
const ownFile = (name: string): string => fileURLToPath(new URL(`./refresh/${name}.cjs`, import.meta.url));
const USE_PRODUCTION_REFRESH = ownFile('use-production-refresh');
const USE_PROVIDED_REFRESH = ownFile('use-provided-refresh');

/** What is done with each compilation. */
export interface Compilations {
  /** It has no errors: its release. */
  readonly onRelease: (release: Release) => Promise<void>;
  /** It has errors, which the compiler itself writes to the log. */
  readonly onErrors: () => void;
}

const releasePlugin = ({ onRelease, onErrors }: Compilations) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.afterDone.tap(PLUGIN, ({ compilation }) => {
      if (compilation.errors.length > 0) return onErrors();
      const asset = compilation.getAsset(RELEASE_FILE);
      if (asset !== undefined) void onRelease(parseRelease(asset.source.source().toString(), RELEASE_FILE));
    });
  },
});

/** The host provides the refresh runtime from its first module on; a remote takes it. */
const refreshEntry = ({ entry }: Configuration): NonNullable<Configuration['entry']> => {
  const start = typeof entry === 'object' && !Array.isArray(entry) ? entry[HOST] : undefined;
  if (typeof start !== 'string' && !Array.isArray(start)) throw new Error('The host has no entry named "host".');
  return { [HOST]: [PROVIDE_REFRESH, ...(Array.isArray(start) ? start : [start])] };
};

const takeRefresh = (name: string) => [
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, USE_PROVIDED_REFRESH),
  new rspack.DefinePlugin({ __REFRESH_SCOPE__: JSON.stringify(name) }),
];

/** In a page whose host was built for production. */
const takeProduction = () => [
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (asked) => {
    // It uses the runtime that it stands before.
    if (asked.contextInfo.issuer !== USE_PRODUCTION_REFRESH) asked.request = USE_PRODUCTION_REFRESH;
  }),
  new rspack.NormalModuleReplacementPlugin(/^react\/jsx-dev-runtime$/, ownFile('use-production-jsx')),
];

/** How the host of the page was built. */
type HostBuild = 'development' | 'production';

/** A package's own configuration (made with NODE_ENV=development), with what hot reload needs. */
export const devConfig = (
  config: Configuration,
  compilations: Compilations,
  host: HostBuild = 'development',
): Configuration => {
  const isHost = config.name === HOST;
  return {
    ...config,
    ...(isHost ? { entry: refreshEntry(config) } : {}),
    // Pages are compiled when they are asked for otherwise, and a page is asked for only after its release is composed.
    lazyCompilation: false,
    // A page may ask for an update when the next compilation has ended.
    output: { ...config.output, clean: { keep: HOT_UPDATE } },
    // An editor empties a file before it writes it.
    watchOptions: { ...config.watchOptions, aggregateTimeout: SAVE_MS },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshRspackPlugin({ library: REFRESH_LIBRARY }),
      ...(host === 'production' ? takeProduction() : isHost ? [] : takeRefresh(config.name ?? '')),
      releasePlugin(compilations),
    ],
  };
};
