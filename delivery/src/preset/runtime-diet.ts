import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RuleSetRule, rspack } from '@rspack/core';

/**
 * Where the federation runtime comes from. The bundler resolves it to CommonJS, which neither shakes nor honours the
 * plugin's `optimization`; the host gets the ES builds instead, and remotes get no runtime at all but the host's
 * (sizes: docs/decisions/0003-sharing.md).
 */
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
const RUNTIME = '@module-federation/runtime';
const ERRORS = '@module-federation/error-codes';
const SDK = '@module-federation/sdk';

// The plugin's own dependencies, not ours: found the way the plugin finds them, from its files.
const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'));
const fromRuntimeTools = createRequire(fromPlugin.resolve('@module-federation/runtime-tools'));

const toEsBuild = (commonJs: string): string => commonJs.replace(/index\.cjs$/, 'bundler.js');
const kernelFolder = dirname(createRequire(import.meta.url).resolve('shared-kernel/package.json'));
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

/** Files inside libraries, by the words that their neighbours ask for them with, and what stands in. */
const SLIM_FILES: readonly (readonly [RegExp, string])[] = [
  [/^\.\/installInitialConsumes\.js$/, runtimeFile('slim-initial-consumes.js')],
  [/^\.\/getSharedFallbackGetter\.js$/, runtimeFile('slim-fallback.js')],
  [/^\.\.\/createLucideIcon\.mjs$/, join(kernelFolder, 'src/icons/draw-icon.tsx')],
];

export const slimFiles = (): readonly InstanceType<typeof rspack.NormalModuleReplacementPlugin>[] =>
  SLIM_FILES.map(([request, file]) => new rspack.NormalModuleReplacementPlugin(request, file));

/** Of the runtime's sharing: all modules are asked for asynchronously, no remote is loaded by it, and no plugin hears of it. */
const SHARING_PARTS = {
  'emitAfterRegisterShare(pkgName': 'emitAfterRegisterShare() {}',
  'emitAfterLoadShare({ lifecycle, pkgName, shareInfo, selectedShared, loadContext })': 'emitAfterLoadShare() {}',
  'emitErrorLoadShare({ lifecycle, pkgName, shareInfo, error, recovered, loadContext })': 'emitErrorLoadShare() {}',
  'loadShareSync(': '',
  'const initRemoteModule': '',
};

/** The host alone provides, each module in one version: the first that is there is the one (docs/decisions/0003-sharing.md). */
const CHOICE_PARTS = {
  'function getRegisteredShare': `function getRegisteredShare(offered, name, { scope }) {
    for (const each of scope)
      for (const shared of Object.values(offered[each]?.[name] ?? {})) return { shared, useTreesShaking: false };
  }`,
  'const defaultResolver = (sharedOptions)': 'const defaultResolver = (sharedOptions) => sharedOptions?.[0];',
  'function shouldUseTreeShaking': 'function shouldUseTreeShaking() {}',
};

const leaveOut = (test: RegExp, parts: Readonly<Record<string, string>>): RuleSetRule => ({
  test,
  use: [{ loader: fileURLToPath(new URL('./leave-out-loader.cjs', import.meta.url)), options: { parts } }],
});

/** Parts inside files of libraries that the host has for all. */
export const SLIM_LIBRARIES: readonly RuleSetRule[] = [
  leaveOut(/[\\/]runtime-core[\\/]dist[\\/]shared[\\/]index\.js$/, SHARING_PARTS),
  leaveOut(/[\\/]runtime-core[\\/]dist[\\/]utils[\\/]share\.js$/, CHOICE_PARTS),
];

/**
 * What the site never asks of the runtime is shaken off: the host loads remotes by the release document itself
 * (host/src/remotes), so the library's remote loader and its manifests stay out.
 */
export const runtimeDiet = (side: 'host' | 'remote') => ({
  asyncStartup: side === 'host',
  optimization: { disableSnapshot: true, disableRemote: side === 'host', target: 'web' as const },
});
