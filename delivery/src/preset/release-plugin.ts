import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Chunk, Compilation, Compiler, Module } from '@rspack/core';
import { type HostRelease, type Preload, RELEASE_SCHEMA, type RemoteRelease } from 'shared-kernel/contracts/release';
import type { ManifestRoute, RemoteManifest } from 'shared-kernel/remote';
import type { BuildContext } from './base-config.ts';
import { lazyImportsOf } from './lazy-imports.ts';
import { installedVersion, readKernelPackage } from './sharing-policy.ts';

/** The file that describes a build, at the root of `dist/`. */
export const RELEASE_FILE = 'release.json';

const PLUGIN = 'ReleasePlugin';
const SHIPPED = /\.(js|css|svg|png|webp|woff2)$/;
const CONSUMED_KERNEL = /^consume shared module \([^)]*\) (shared-kernel\/[^@]+)@/;
const PROVIDED = /^provide shared module \([^)]*\) (.+?)@[\w.-]+ = /;

type ChunkGroup = Compilation['chunkGroups'][number];

const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];

const preloadOf = (files: Iterable<string>): Preload => {
  const all = unique(files);
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
};

/** The chunk group that a lazy import (`./features/home/home.page.tsx`) leads to. */
const groupOf = (compilation: Compilation, request: string): ChunkGroup => {
  const group = compilation.chunkGroups.find((each) => each.origins.some((origin) => origin.request === request));
  if (group === undefined) throw new Error(`${PLUGIN}: no chunk for the lazy import '${request}'.`);
  return group;
};

/** The one exposed module's chunk group: what the container entry loads first. */
const exposedGroup = (compilation: Compilation): ChunkGroup => {
  const group = compilation.chunkGroups.find(
    (each) => !each.isInitial() && each.origins.some(({ module }) => module?.type === 'javascript/dynamic'),
  );
  if (group === undefined) throw new Error(`${PLUGIN}: the container exposes nothing.`);
  return group;
};

const byIdentifier = (a: Module, b: Module): number => (a.identifier() < b.identifier() ? -1 : 1);

/** Files of each module that the host provides, by import request, without those in `startFiles`. */
const sharesOf = (compilation: Compilation, startFiles: ReadonlySet<string>): HostRelease['shares'] =>
  Object.fromEntries(
    [...compilation.modules].sort(byIdentifier).flatMap((module) => {
      const request = PROVIDED.exec(module.identifier())?.[1];
      const [block] = module.blocks;
      if (request === undefined || block === undefined) return [];
      const files = compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [];
      const later = files.filter((file) => !startFiles.has(file));
      return later.length === 0 ? [] : [[request, preloadOf(later)] as const];
    }),
  );

/** Import requests of the shared modules that a chunk group takes from the host. */
const consumesOf = (compilation: Compilation, group: ChunkGroup): string[] =>
  unique(
    group.chunks.flatMap((chunk: Chunk) =>
      compilation.chunkGraph
        .getChunkModules(chunk)
        .filter((module) => module.type === 'consume-shared-module')
        .flatMap((module) => CONSUMED_KERNEL.exec(module.readableIdentifier())?.[1] ?? []),
    ),
  ).sort();

/** The commit that the build was made at, with the build's own hash: a tree with changes never shares a name with its commit. */
const sourceIdentity = ({ folder, id }: BuildContext): string => {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${commit.trim()}.${id}`;
  } catch {
    return id;
  }
};

const describeFiles = (compilation: Compilation): RemoteRelease['files'] =>
  Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => SHIPPED.test(name))
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ name, source }) => {
        const bytes = source.buffer();
        return [
          name,
          {
            integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
            bytes: bytes.length,
            gzipBytes: gzipSync(bytes, { level: 9 }).length,
          },
        ];
      }),
  );

const identityOf = (build: BuildContext, files: RemoteRelease['files']) =>
  ({
    schema: RELEASE_SCHEMA,
    name: build.name,
    version: JSON.parse(readFileSync(join(build.folder, 'package.json'), 'utf8')).version as string,
    commit: sourceIdentity(build),
    builtAt: new Date().toISOString(),
    files,
  }) as const;

type Texts = Readonly<Record<string, unknown>>;

const textOf = (texts: Texts, key: string): string => {
  const found = key.split('.').reduce<unknown>((level, part) => (level as Texts | undefined)?.[part], texts);
  if (typeof found !== 'string') throw new Error(`${PLUGIN}: the route title '${key}' is missing from locales/.`);
  return found;
};

const releaseRoutes = (build: BuildContext, routes: readonly ManifestRoute[]): RemoteRelease['routes'] => {
  const locale = (file: string): Texts => JSON.parse(readFileSync(join(build.folder, 'locales', file), 'utf8'));
  const texts = routes.length === 0 ? { EN: {}, TY: {} } : { EN: locale('en.json'), TY: locale('ty.json') };
  return routes.map(({ aliases = [], rejectsTrial = false, starts = [], title, ...route }) => ({
    ...route,
    aliases: [...aliases],
    rejectsTrial,
    starts: [...starts],
    title: { EN: textOf(texts.EN, title), TY: textOf(texts.TY, title) },
  }));
};

/** Writes the release once all assets have their final content (integrity included). */
const onAssetsReady = (
  compiler: Compiler,
  describe: (compilation: Compilation) => HostRelease | RemoteRelease,
): void => {
  compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
      if (compilation.errors.length > 0) return;
      const text = `${JSON.stringify(describe(compilation), null, 2)}\n`;
      compilation.emitAsset(RELEASE_FILE, new compiler.webpack.sources.RawSource(text));
    });
  });
};

/** Describes a remote's build: its manifest with texts, and which files and shared modules each page needs. */
export const remoteReleasePlugin = <Page extends string, Component extends string>(
  build: BuildContext,
  manifest: RemoteManifest<Page, Component>,
  global: string,
) => ({
  apply: (compiler: Compiler): void =>
    onAssetsReady(compiler, (compilation): RemoteRelease => {
      const imports = lazyImportsOf(readFileSync(join(build.folder, 'src/remote.tsx'), 'utf8'));
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
      const pages = parts.map((part) => {
        const group = groupOf(compilation, requestOf(part));
        return [part, { ...preloadOf(group.getFiles()), consumes: consumesOf(compilation, group) }] as const;
      });
      const localeFiles = (language: string) => groupOf(compilation, requestOf(language)).getFiles();
      return {
        ...identityOf(build, describeFiles(compilation)),
        kind: 'remote',
        entry,
        global,
        kernel: manifest.kernel,
        namespace: manifest.name,
        routes: releaseRoutes(build, manifest.routes),
        slots: manifest.slots.map((slot) => ({ ...slot })),
        preload: {
          start,
          pages: Object.fromEntries(pages),
          locales: { EN: localeFiles('EN'), TY: localeFiles('TY') },
        },
      };
    }),
});

/** The host's first render must not wait for a shared module outside the start files: that is one more network wave. */
const refuseLateStart = (compilation: Compilation, shares: HostRelease['shares']): void => {
  const entry = compilation.entrypoints.get('host');
  const late = entry === undefined ? [] : consumesOf(compilation, entry).filter((request) => request in shares);
  if (late.length > 0) {
    throw new Error(
      `${PLUGIN}: the host's first script imports ${late.map((request) => `${request} (${shares[request]?.scripts})`).join(', ')}, not among the start components: import lazily, or list them in host-chunks.ts.`,
    );
  }
};

/** Describes the host's build: its start files, what it provides, and where each lazily provided module lives. */
export const hostReleasePlugin = (build: BuildContext) => ({
  apply: (compiler: Compiler): void =>
    onAssetsReady(compiler, (compilation): HostRelease => {
      const start = compilation.entrypoints.get('host')?.getFiles() ?? [];
      const startFiles = new Set([...start, ...namedChunkFiles(compilation, 'start')]);
      const shares = sharesOf(compilation, startFiles);
      refuseLateStart(compilation, shares);
      return {
        ...identityOf(build, describeFiles(compilation)),
        kind: 'host',
        provides: {
          kernel: readKernelPackage().version,
          react: installedVersion(build.folder, 'react'),
        },
        preload: preloadOf(startFiles),
        shares,
      };
    }),
});

const namedChunkFiles = (compilation: Compilation, name: string): string[] => {
  const chunk = [...compilation.chunks].find((each) => each.name === name);
  return chunk === undefined ? [] : [...chunk.files];
};
