/**
 * What travels between host and remotes at run time. The host provides, remotes consume and carry no copy: a second
 * React, session or router is a defect, never a fallback. Reasons and measurements: docs/decisions/0003-sharing.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { rspack } from '@rspack/core';
import { type KernelSharing, kernelSharing, type Sharing, sharingOf } from './kernel-sharing.ts';

/** One entry of the federation plugin's `shared` option. */
export interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly version: string;
  /** False: the remote brings none of its own. A request: the host provides that module under the name. */
  readonly import?: false | string;
}

const REACT_REQUESTS = ['react', 'react/jsx-runtime', 'react-dom'] as const;
const UI_PATTERN = './ui/*';
const PACKAGE_FILE = './package.json';

interface KernelPackage {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);
const kernelPackagePath = require.resolve('shared-kernel/package.json');

/** The kernel's package file, as the policy reads it. */
export const readKernelPackage = (): KernelPackage => JSON.parse(readFileSync(kernelPackagePath, 'utf8'));

/** The installed version of a package as seen from `context`. */
export const installedVersion = (context: string, name: string): string =>
  createRequire(join(context, 'package.json'))(`${name}/package.json`).version;

/** The version of the router that the kernel's facade stands on. */
export const routerVersion = (): string => installedVersion(dirname(kernelPackagePath), 'react-router-dom');

/** Throws for what the table does not name: how a part travels is decided once, by whoever adds it. */
const sharingOrRefuse = (subpath: string): Sharing => {
  const [area = '', name] = subpath.split('/');
  const sharing = sharingOf(area, name);
  if (sharing !== undefined) return sharing;
  throw new Error(`shared-kernel/sharing.json does not say how '${subpath}' travels: plain, start, kit or alone.`);
};

/** Every part of the kernel that an import can name, `ui/*` expanded from the kernel's folders: `session`, `ui/button`. */
const kernelParts = (): readonly string[] => {
  const uiFolder = join(dirname(kernelPackagePath), 'src/ui');
  const components = readdirSync(uiFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.keys(readKernelPackage().exports)
    .filter((subpath) => subpath !== PACKAGE_FILE)
    .flatMap((subpath) => (subpath === UI_PATTERN ? components.map(({ name }) => `./ui/${name}`) : [subpath]))
    .map((subpath) => subpath.slice(2));
};

/** What is wrong with the table of how parts travel: parts that it lacks, and names that are no part. */
export const unnamedParts = (
  table: KernelSharing = kernelSharing,
  parts: readonly string[] = kernelParts(),
): readonly string[] => {
  const named = [...Object.keys(table.areas), ...Object.keys(table.ui).map((name) => `ui/${name}`)];
  const rowOf = (part: string): string => (part.startsWith('ui/') ? part : (part.split('/')[0] ?? part));
  const rows = new Set(parts.map(rowOf));
  return [
    ...[...rows].filter((row) => !named.includes(row)).map((row) => `does not say how '${row}' travels`),
    ...named.filter((name) => !rows.has(name)).map((name) => `names '${name}', which is not there`),
  ];
};

/** Import requests of the kernel that the host provides. */
export const sharedKernelRequests = (): string[] =>
  kernelParts()
    .filter((part) => sharingOrRefuse(part) !== 'plain')
    .map((part) => `shared-kernel/${part}`);

const AREA_OR_LEVERS = /^shared-kernel\/(?:host\/)?([\w-]+)$/;

const leversFile = (area: string): string => join(dirname(kernelPackagePath), `src/${area}/host.ts`);

const areaOf = (request: string): string => request.slice('shared-kernel/'.length);

/**
 * What the host provides under an area's name: the area with the host's levers over it, where it has some. One module for
 * both is one place for the state, and the bundler joins it with what lies under it.
 */
const provided = (request: string): string => {
  const file = leversFile(areaOf(request));
  return existsSync(file) ? file : request;
};

/** In the host, an area and the levers over it are the one module that it provides. */
export const leversWithArea = (): InstanceType<typeof rspack.NormalModuleReplacementPlugin> => {
  const shared = new Set(sharedKernelRequests());
  return new rspack.NormalModuleReplacementPlugin(AREA_OR_LEVERS, (resolution) => {
    const [, area = ''] = AREA_OR_LEVERS.exec(resolution.request) ?? [];
    const file = provided(`shared-kernel/${area}`);
    if (shared.has(`shared-kernel/${area}`) && isAbsolute(file)) resolution.request = file;
  });
};

/** The federation plugin's `shared` option: the host's (provider) or a remote's (`import: false`, no copy). */
export const sharedModules = (side: 'host' | 'remote', context: string): Record<string, SharedModule> => {
  // The kernel's range is checked when a release is published or promoted, not under a player's hands.
  const share = (version: string): SharedModule => ({
    singleton: true,
    requiredVersion: false,
    version,
    ...(side === 'remote' ? { import: false } : {}),
  });
  const react = share(installedVersion(context, 'react'));
  const kernel = share(readKernelPackage().version);
  return Object.fromEntries([
    ...REACT_REQUESTS.map((request) => [request, react] as const),
    ...sharedKernelRequests().map(
      (request) => [request, side === 'host' ? { ...kernel, import: provided(request) } : kernel] as const,
    ),
  ]);
};

/** What the host provides, by the request or file that it provides. */
export const providedModules = (context: string) =>
  Object.fromEntries(
    Object.entries(sharedModules('host', context)).map(([key, { import: file, version }]) => [
      typeof file === 'string' ? file : key,
      { shareKey: key, shareScope: 'default', version, singleton: true, requiredVersion: false as const, eager: false },
    ]),
  );
