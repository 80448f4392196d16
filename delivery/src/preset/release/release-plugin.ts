import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { HostRelease, PartTexts, RemoteRelease } from '@shared-kernel/contracts/release/release';
import type { RemoteManifest } from 'shared-kernel/remote';
import { RELEASE_FILE } from '../../registry/builds/build-files.ts';
import { kernelVersion } from '../../workspace/kernel-packages.ts';
import type { BuildContext } from '../base-config.ts';
import {
  consumedExports,
  consumesOf,
  exposedGroup,
  groupOf,
  lazyImportsOf,
  namedChunkFiles,
  preloadOf,
  providedExports,
  sharesOf,
} from '../chunks/chunk-files.ts';
import { readFacts } from '../facts/read-facts.ts';
import { installedVersion, routerVersion } from '../federation/sharing-policy.ts';
import { lookFiles, readLook } from '../styles/critical-css.ts';
import { missingWords, partTexts, type TextRequests } from '../texts/remote-texts.ts';
import { emitFile } from './build-reports.ts';
import { identityOf } from './release-identity.ts';
import { releaseRoutes } from './release-routes.ts';

const PLUGIN = 'ReleasePlugin';

/** A fault of the sources, which its sentence explains: no stack leads to it. */
const addFault = (compilation: Compilation, fault: string): void => {
  compilation.errors.push(Object.assign(new compilation.compiler.webpack.WebpackError(fault), { hideStack: true }));
};

/** Writes the release of a build without errors; `faultsOf` finds what the compiler does not know. */
const releasePlugin = (
  describe: (compilation: Compilation) => HostRelease | RemoteRelease,
  faultsOf: () => readonly string[] = () => [],
) =>
  emitFile(PLUGIN, RELEASE_FILE, (compilation) => {
    for (const fault of faultsOf()) addFault(compilation, fault);
    return compilation.errors.length > 0 ? null : `${JSON.stringify(describe(compilation), null, 2)}\n`;
  });

const NO_TEXTS = { EN: [], TY: [] };

/** The files with a part's words, by language. */
const textFiles = (compilation: Compilation, requests: TextRequests | undefined): PartTexts =>
  requests === undefined
    ? NO_TEXTS
    : { EN: groupOf(compilation, requests.EN).getFiles(), TY: groupOf(compilation, requests.TY).getFiles() };

/** What documents may hold a build to; the development server's own page, which shows errors of the compiler, writes HTML. */
const trustedTexts = ({ isDevelopment }: BuildContext) => (isDevelopment ? {} : { texts: 'trusted' as const });

/** Describes a remote's build: its manifest with texts, and which files and shared modules each page needs. */
export const remoteReleasePlugin = <Page extends string, Component extends string>(
  build: BuildContext,
  manifest: RemoteManifest<Page, Component>,
  global: string,
) =>
  releasePlugin(
    (compilation): RemoteRelease => {
      const source = readFileSync(join(build.folder, 'src/remote.tsx'), 'utf8');
      const imports = lazyImportsOf(source);
      const requestOf = (key: string): string => {
        const request = imports.get(key);
        if (request === undefined) throw new Error(`${PLUGIN}: src/remote.tsx has no lazy import for '${key}'.`);
        return request;
      };
      const entryGroup = compilation.entrypoints.get(global);
      const entry = entryGroup?.getFiles().find((file) => file.startsWith('entry'));
      if (entry === undefined) throw new Error(`${PLUGIN}: the build of ${build.name} has no federation entry.`);
      const exposed = exposedGroup(compilation);
      const start = preloadOf([...(entryGroup?.getFiles() ?? []), ...exposed.getFiles()]);
      const parts: string[] = [
        ...manifest.routes.map(({ page }) => page),
        ...manifest.slots.map(({ component }) => component),
      ];
      const textsOf = partTexts(build.folder, source);
      const pages = parts.map((part) => {
        const group = groupOf(compilation, requestOf(part));
        const texts = textFiles(compilation, textsOf.get(part));
        return [part, { ...preloadOf(group.getFiles()), consumes: consumesOf(compilation, group), texts }] as const;
      });
      return {
        ...identityOf(build, compilation),
        kind: 'remote',
        entry,
        global,
        kernel: `^${kernelVersion()}`,
        consumes: consumedExports(compilation),
        // Of a build that can be published; they take longer than a compilation that hot reload waits for.
        ...(build.isDevelopment ? {} : { facts: readFacts(build, compilation, manifest) }),
        ...trustedTexts(build),
        namespace: manifest.name,
        routes: releaseRoutes(build, manifest.routes),
        slots: manifest.slots.map((slot) => ({ ...slot })),
        preload: {
          start,
          pages: Object.fromEntries(pages),
          locales: NO_TEXTS,
        },
      };
    },
    () => (build.isDevelopment ? [] : missingWords(build.folder)),
  );

/** A chunk that the first view needs whether the first script imports it itself or through the share scope. */
const START_CHUNK = 'vendors';

/** The host's first render must not wait for a shared module outside the start files: that is one more network wave. */
const refuseLateStart = (compilation: Compilation, shares: HostRelease['shares']): void => {
  const entry = compilation.entrypoints.get('host');
  const late = entry === undefined ? [] : consumesOf(compilation, entry).filter((request) => request in shares);
  if (late.length > 0) {
    throw new Error(
      `${PLUGIN}: the host's first script imports ${late.map((request) => `${request} (${shares[request]?.scripts})`).join(', ')}, not among the start components: import lazily, or name it under "start" in the field "sharing" of its package.json.`,
    );
  }
};

/** Describes the host's build: its start files, what it provides, and where each lazily provided module lives. */
export const hostReleasePlugin = (build: BuildContext, skeleton: string) =>
  releasePlugin((compilation): HostRelease => {
    const start = compilation.entrypoints.get('host')?.getFiles() ?? [];
    const startFiles = new Set([...start, ...namedChunkFiles(compilation, START_CHUNK)]);
    const shares = sharesOf(compilation, startFiles);
    refuseLateStart(compilation, shares);
    // What the document inlines is part of the build: a development server makes a new release of it.
    for (const file of lookFiles(skeleton)) compilation.fileDependencies.add(file);
    return {
      ...identityOf(build, compilation),
      kind: 'host',
      provides: {
        kernel: kernelVersion(),
        react: installedVersion(build.folder, 'react'),
        router: routerVersion(),
      },
      look: readLook(skeleton),
      document: 'slim',
      ...trustedTexts(build),
      modules: providedExports(compilation),
      ...(build.isDevelopment ? {} : { facts: readFacts(build, compilation) }),
      preload: preloadOf(startFiles),
      shares,
    };
  });
