import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { kernelSources } from '../../workspace/kernel-packages.ts';

/**
 * The federation plugin resolves its runtime to CommonJS, which cannot be tree-shaken and ignores `optimization`. The
 * aliases lead the host to the ES builds, and the remotes to the runtime that the host provides (sizes:
 * docs/decisions/0003-sharing.md). The replaced files hold 5 KB gzipped that no supported option leaves out.
 */
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
const RUNTIME = '@module-federation/runtime';
const ERRORS = '@module-federation/error-codes';
const SDK = '@module-federation/sdk';

// The plugin's own dependencies, not ours: found the way the plugin finds them, from its files.
const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const fromRuntimeTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));

const toEsBuild = (commonJs: string): string => commonJs.replace(/index\.cjs$/, 'bundler.js');
const kernelUi = kernelSources('@shared-kernel/ui');
const runtimeFile = (name: string): string => fileURLToPath(new URL(`./runtime/${name}`, import.meta.url));

/** The runtime plugin by which the host provides the runtime. */
export const PROVIDE_RUNTIME = runtimeFile('provide-runtime.js');

/** For `resolve.alias`: by side, what the federation plugin's absolute requests lead to. */
export const federationAliases = (side: 'host' | 'remote'): Record<string, string> => {
  const bundlerRuntime = fromRuntimeTools.resolve(BUNDLER_RUNTIME);
  const runtime = fromRuntimeTools.resolve(RUNTIME);
  if (side === 'remote') return { [`${bundlerRuntime}$`]: runtimeFile('use-provided-runtime.js') };
  return {
    [`${bundlerRuntime}$`]: toEsBuild(bundlerRuntime),
    [`${BUNDLER_RUNTIME}$`]: toEsBuild(bundlerRuntime),
    [`${BUNDLER_RUNTIME}/dist`]: dirname(bundlerRuntime),
    // One slim stand-in for the runtime and its helpers, which itself imports the real one by its file.
    ...Object.fromEntries(
      [`${runtime}$`, `${RUNTIME}$`, `${RUNTIME}/helpers$`].map((request) => [request, runtimeFile('slim-runtime.js')]),
    ),
    [`${RUNTIME}/dist`]: dirname(runtime),
    [`${SDK}$`]: runtimeFile('slim-sdk.js'),
    [`${SDK}/dist`]: dirname(createRequire(runtime).resolve(SDK)),
    ...Object.fromEntries(
      [`${ERRORS}$`, `${ERRORS}/browser$`].map((request) => [request, runtimeFile('slim-errors.js')]),
    ),
  };
};

/** Replacements for files inside libraries, by the request that leads to them. */
const SLIM_FILES: readonly (readonly [RegExp, string])[] = [
  [/^\.\/installInitialConsumes\.js$/, runtimeFile('slim-initial-consumes.js')],
  [/^\.\/getSharedFallbackGetter\.js$/, runtimeFile('slim-fallback.js')],
  [/^\.\/semver\/index\.js$/, runtimeFile('one-version.js')],
  [/^\.\.\/createLucideIcon\.mjs$/, join(kernelUi, 'icons/draw-icon.tsx')],
];

export const slimFiles = (): readonly InstanceType<typeof rspack.NormalModuleReplacementPlugin>[] =>
  SLIM_FILES.map(([request, file]) => new rspack.NormalModuleReplacementPlugin(request, file));

/**
 * Options of the federation plugin that both sides have. The host loads remotes by the release document itself
 * (host/src/remotes), so the library's remote loader and its manifests are left out of the build.
 */
export const federationOptions = (side: 'host' | 'remote') => ({
  shareStrategy: 'loaded-first' as const,
  manifest: false,
  dts: false,
  injectTreeShakingUsedExports: false,
  experiments: {
    asyncStartup: side === 'host',
    optimization: { disableSnapshot: true, disableRemote: side === 'host', target: 'web' as const },
  },
});
