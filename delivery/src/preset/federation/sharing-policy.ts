/**
 * What travels between host and remotes at run time. The host provides, remotes consume and carry no copy: a second
 * React, session or router is a defect, never a fallback. Reasons and measurements: docs/decisions/0003-sharing.md.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { kernelVersion, RUNTIME } from '../../workspace/kernel-packages.ts';
import { type ProvidedPart, providedParts } from './kernel-sharing.ts';

/** One entry of the federation plugin's `shared` option. */
export interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly version: string;
  /** False: the remote brings none of its own. A request: the host provides that module under the name. */
  readonly import?: false | string;
}

const REACT_REQUESTS = ['react', 'react/jsx-runtime', 'react-dom'] as const;

/** The installed version of a package as seen from `context`. */
export const installedVersion = (context: string, name: string): string =>
  createRequire(join(context, 'package.json'))(`${name}/package.json`).version;

/** The version of the router that the kernel's facade stands on. */
export const routerVersion = (): string =>
  installedVersion(dirname(createRequire(import.meta.url).resolve(`${RUNTIME}/package.json`)), 'react-router-dom');

/** Import requests of the kernel that the host provides. */
export const sharedKernelRequests = (): string[] => providedParts.map(({ request }) => request);

/**
 * What the host provides under a request: the part with its host-only API, where it has one. One module for both is one
 * place for the state, and the bundler joins it with what lies under it.
 */
const provided = ({ request, hostFile }: ProvidedPart): string => hostFile ?? request;

const HOST_ONLY = new RegExp(`^${RUNTIME}/(?:host/)?([\\w-]+)$`);

/** In the host, a part and its host-only API are the one module that it provides. */
export const hostApiWithPart = (): InstanceType<typeof rspack.NormalModuleReplacementPlugin> => {
  const hostFiles = new Map(providedParts.map(({ request, hostFile }) => [request, hostFile]));
  return new rspack.NormalModuleReplacementPlugin(HOST_ONLY, (resolution) => {
    const [, area = ''] = HOST_ONLY.exec(resolution.request) ?? [];
    resolution.request = hostFiles.get(`${RUNTIME}/${area}`) ?? resolution.request;
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
  const kernel = share(kernelVersion());
  return Object.fromEntries([
    ...REACT_REQUESTS.map((request) => [request, react] as const),
    ...providedParts.map(
      (part) => [part.request, side === 'host' ? { ...kernel, import: provided(part) } : kernel] as const,
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
