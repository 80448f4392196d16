import { fileURLToPath } from 'node:url';
import { type Configuration, type PathData, type RuleSetRule, rspack } from '@rspack/core';
import { LASTING_FOLDER } from '@shared-kernel/contracts/release/release';
import * as schemaBuilders from '@shared-kernel/contracts/schema';
import { kernelSources } from '../workspace/kernel-packages.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { federationAliases, slimFiles } from './federation/runtime-aliases.ts';
import { deterministicHashesPlugin } from './same-bytes/deterministic-hashes.ts';
import { integrityOrderPlugin } from './same-bytes/integrity-order.ts';
import { moduleIdsPlugin } from './same-bytes/module-ids.ts';
import { pathCommentsPlugin } from './same-bytes/path-comments.ts';

export interface BuildContext {
  /** The package's folder. */
  readonly folder: string;
  /** The package's short name: `host`, `browse` … : global, CSS prefix and release name. */
  readonly name: string;
  /** Eight hex digits over the build's sources; part of its globals, so that a release and its fallback never mix. */
  readonly id: string;
  readonly isDevelopment: boolean;
}

/** The oldest browsers that get the site: what the WebCrypto, CSS layer and `dvh` needs of the pages allow. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'safari >= 16.4', 'firefox >= 121'];

/** How long a chunk may take on one try, in ms; the bundler's own limit is two minutes. */
const CHUNK_TIMEOUT_MS = 8000;

const layerLoader = fileURLToPath(new URL('./styles/layer-loader.cjs', import.meta.url));
const KERNEL_UI = kernelSources('@shared-kernel/ui');

const scriptRule = ({ isDevelopment }: BuildContext): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
    },
    env: { targets: BROWSERS },
  },
  type: 'javascript/auto',
});

const pureCalls = (test: RegExp | string, calls: string): RuleSetRule => ({
  test,
  use: [{ loader: fileURLToPath(new URL('./chunks/pure-calls-loader.cjs', import.meta.url)), options: { calls } }],
});

/** What a contract is built with: `defineEndpoint`, and every builder of the schema file that pages run. */
const SCHEMA_CALLS = ['defineEndpoint', ...Object.keys(schemaBuilders)].join('|');

/** A page takes the two endpoints that it calls, not the area's twenty; and of the router no data router (docs/decisions/0004-start-up.md). */
const PURE_CALLS = [
  pureCalls(kernelSources('@shared-kernel/contracts'), SCHEMA_CALLS),
  pureCalls(/[\\/]react-router[\\/]dist[\\/]/, 'React\\d*\\.(?:createContext|memo|forwardRef|lazy)'),
];

const textsLoader = (name: string): string => fileURLToPath(new URL(`./texts/${name}-loader.cjs`, import.meta.url));

/** A remote's texts lie with its features; its exposed module names those of each page, which come with the shared ones. */
const TEXT_RULES: RuleSetRule[] = [
  { test: /[\\/]src[\\/]remote\.tsx$/, enforce: 'pre', loader: textsLoader('part-texts') },
  {
    test: /[\\/]src[\\/]features[\\/][^\\/]+[\\/]texts\.\w+\.json$/,
    type: 'json',
    loader: textsLoader('merge-texts'),
  },
];

const styleRules: RuleSetRule[] = [
  {
    test: /\.module\.css$/,
    type: 'css/module',
    oneOf: [
      { include: KERNEL_UI, use: [{ loader: layerLoader, options: { layer: 'ui' } }] },
      { use: [{ loader: layerLoader, options: { layer: 'app' } }] },
    ],
  },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
];

/** Where each kind of file goes, relative to `dist/`. */
const fileNames = (folder: string, build: BuildContext) => {
  const { isDevelopment } = build;
  const own = `[name]${isDevelopment ? '' : '.[contenthash:10]'}`;
  const name = folder + own;
  return {
    // The first script runs before anything can say where the others are: it stays with its release.
    filename: ({ chunk }: PathData) => (chunk?.name === build.name ? `${own}.js` : `${name}.js`),
    chunkFilename: `${name}.js`,
    cssFilename: `${name}.css`,
    cssChunkFilename: `${name}.css`,
    assetModuleFilename: `${folder}[name].[contenthash:10][ext]`,
  };
};

/**
 * A remote's release and its fallback can stand in one page: the build's id in their globals keeps them apart. There is
 * only ever one host, so nothing but its first script, which lists the others, has to differ from build to build.
 */
export const namesOf = (build: BuildContext) => {
  const isLasting = build.name === 'host';
  const unique = isLasting ? build.name : `${build.name}_${build.id}`;
  return {
    uniqueName: `tala_${unique}`,
    chunkLoadingGlobal: `tala_chunks_${unique}`,
    ...fileNames(isLasting && !build.isDevelopment ? LASTING_FOLDER : '', build),
  };
};

/** What host and remotes have in common: sources, styles, assets, immutable names, integrity, source maps. */
export const baseConfig = (build: BuildContext): Configuration => ({
  name: build.name,
  context: build.folder,
  mode: build.isDevelopment ? 'development' : 'production',
  target: ['web', 'es2022'],
  devtool: build.isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
  output: {
    path: `${build.folder}/dist`,
    clean: true,
    publicPath: 'auto',
    ...namesOf(build),
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
  },
  resolve: {
    alias: federationAliases(build.name === 'host' ? 'host' : 'remote'),
    extensions: ['.tsx', '.ts', '.js', '.json'],
    conditionNames: ['import', 'module', 'browser', 'default'],
  },
  module: {
    rules: [
      scriptRule(build),
      ...PURE_CALLS,
      ...TEXT_RULES,
      ...styleRules,
      { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
    ],
    generator: {
      'css/auto': { exportsConvention: 'as-is', localIdentName: `${build.name}-[local]-[hash:4]` },
      'css/module': { exportsConvention: 'as-is', localIdentName: `${build.name}-[local]-[hash:4]`, esModule: true },
    },
    // Custom properties keep their names: one set where it is known is read by a component elsewhere.
    parser: { 'css/module': { namedExports: false, dashedIdents: false } },
  },
  optimization: {
    moduleIds: build.isDevelopment ? 'deterministic' : false,
    chunkIds: build.isDevelopment ? 'named' : 'deterministic',
    mangleExports: build.isDevelopment ? false : 'size',
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false, minimizerOptions: { compress: { passes: 6 } } }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  plugins: [
    new rspack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(build.isDevelopment ? 'development' : 'production'),
    }),
    ...slimFiles(),
    ...(build.isDevelopment
      ? []
      : [
          moduleIdsPlugin([build.folder, WORKSPACE]),
          pathCommentsPlugin(),
          deterministicHashesPlugin(),
          integrityOrderPlugin(),
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
        ]),
  ],
  lazyCompilation: false,
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
