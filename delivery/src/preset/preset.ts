import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteManifest } from 'shared-kernel/remote';
import { buildIdOf } from '../workspace/source-hash.ts';
import { type BuildContext, baseConfig } from './base-config.ts';
import { hostChunks } from './chunks/host-chunks.ts';
import { isProvidedRoot } from './federation/kernel-sharing.ts';
import { federationOptions, PROVIDE_RUNTIME } from './federation/runtime-aliases.ts';
import { hostApiWithPart, providedModules, sharedKernelRequests, sharedModules } from './federation/sharing-policy.ts';
import { billPlugin, bundleReportPlugin } from './release/build-reports.ts';
import { hostReleasePlugin, remoteReleasePlugin } from './release/release-plugin.ts';

const buildContext = (name: string): BuildContext => ({
  folder: process.cwd(),
  name,
  id: buildIdOf(process.cwd()),
  isDevelopment: process.env.NODE_ENV === 'development',
});

/** What a build says of itself for people; nobody reads it of a compilation of a development server. */
const reportPlugins = (build: BuildContext) => (build.isDevelopment ? [] : [bundleReportPlugin(), billPlugin(build)]);

/** The global that a remote's entry sets, by which the federation runtime finds it: one for each build. */
const remoteGlobal = ({ name, id }: BuildContext): string => `remote_${name}_${id}`;

const SMALL = 20_000;
/**
 * What is smaller is no chunk of its own. A shared module that the host brings counts too: each of them alone would be a chunk
 * without a file, and which of two comes first in a page's list would hang on the folder that it was built in.
 */
const LEAST_BYTES = { javascript: SMALL, css: SMALL, unknown: SMALL, 'consume-shared': SMALL };

/**
 * The whole Rspack configuration of a remote, from its manifest. Run in the remote's folder; `dist/` is then a release
 * ready to be published: hashed files, `release.json`, source maps and the bundle report.
 */
export const defineRemote = <Page extends string, Component extends string>(
  manifest: RemoteManifest<Page, Component>,
): Configuration => {
  const build = buildContext(manifest.name);
  const base = baseConfig(build);
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: { minSize: LEAST_BYTES } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: remoteGlobal(build),
        filename: build.isDevelopment ? 'entry.js' : 'entry.[contenthash:10].js',
        library: { type: 'var', name: remoteGlobal(build) },
        exposes: { './remote': './src/remote.tsx' },
        shared: sharedModules('remote', build.folder),
        ...federationOptions('remote'),
      }),
      remoteReleasePlugin(build, manifest, remoteGlobal(build)),
      ...reportPlugins(build),
    ],
  };
};

const ownFile = (name: string): string => fileURLToPath(new URL(`./${name}`, import.meta.url));

interface HostParts {
  /** The host's first module, relative to the package. */
  readonly entry: string;
  /** Styles of the page's shape before its code, relative to the package. */
  readonly skeleton: string;
}

/** The host's whole Rspack configuration. */
export const defineHost = ({ entry, skeleton }: HostParts): Configuration => {
  const build = buildContext('host');
  const base = baseConfig(build);
  return {
    ...base,
    entry: { host: [ownFile('federation/offered-modules.cjs'), entry] },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        // What is provided is asked for as a whole: without this the bundler reaches past it, and joins less.
        { test: isProvidedRoot, sideEffects: true },
        {
          test: ownFile('federation/offered-modules.cjs'),
          type: 'javascript/esm',
          loader: ownFile('federation/offered-modules.cjs'),
          options: { requests: sharedKernelRequests() },
        },
      ],
    },
    optimization: { ...base.optimization, splitChunks: hostChunks() },
    plugins: [
      ...(base.plugins ?? []),
      hostApiWithPart(),
      new rspack.sharing.ProvideSharedPlugin({
        provides: providedModules(build.folder),
        shareScope: 'default',
        enhanced: true,
      }),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        runtimePlugins: [PROVIDE_RUNTIME],
        ...federationOptions('host'),
      }),
      hostReleasePlugin(build, join(build.folder, skeleton)),
      ...reportPlugins(build),
    ],
  };
};
