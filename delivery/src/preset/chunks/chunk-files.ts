import type { Chunk, Compilation, Module } from '@rspack/core';
import { ANY_NAME, type HostRelease, type Preload } from '@shared-kernel/contracts/release/release';

const CONSUMED_KERNEL = /^consume shared module \([^)]*\) (@?shared-kernel\/.+?)@/;
const PROVIDED = /^provide shared module \([^)]*\) (.+?)@[\w.-]+ = /;

type ChunkGroup = Compilation['chunkGroups'][number];

const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];

/** Scripts and styles among some files, each once, in their order. */
export const preloadOf = (files: Iterable<string>): Preload => {
  const all = unique(files);
  return { scripts: all.filter((file) => file.endsWith('.js')), styles: all.filter((file) => file.endsWith('.css')) };
};

/** The chunk group that a lazy import (`./features/home/home.page.tsx`) leads to. */
export const groupOf = (compilation: Compilation, request: string): ChunkGroup => {
  const group = compilation.chunkGroups.find((each) => each.origins.some((origin) => origin.request === request));
  if (group === undefined) throw new Error(`no chunk for the lazy import '${request}'.`);
  return group;
};

/** The one exposed module's chunk group: what the container entry loads first. */
export const exposedGroup = (compilation: Compilation): ChunkGroup => {
  const group = compilation.chunkGroups.find(
    (each) => !each.isInitial() && each.origins.some(({ module }) => module?.type === 'javascript/dynamic'),
  );
  if (group === undefined) throw new Error(`the container exposes nothing.`);
  return group;
};

const byIdentifier = (a: Module, b: Module): number => (a.identifier() < b.identifier() ? -1 : 1);

/** Files of each module that the host provides, by import request, without those in `startFiles`. */
export const sharesOf = (compilation: Compilation, startFiles: ReadonlySet<string>): HostRelease['shares'] =>
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
export const consumesOf = (compilation: Compilation, group: ChunkGroup): string[] =>
  unique(
    group.chunks.flatMap((chunk: Chunk) =>
      compilation.chunkGraph
        .getChunkModules(chunk)
        .filter((module) => module.type === 'consume-shared-module')
        .flatMap((module) => CONSUMED_KERNEL.exec(module.readableIdentifier())?.[1] ?? []),
    ),
  ).sort();

/** Files of a chunk that has a name; none when there is no such chunk. */
export const namedChunkFiles = (compilation: Compilation, name: string): string[] => {
  const chunk = [...compilation.chunks].find((each) => each.name === name);
  return chunk === undefined ? [] : [...chunk.files];
};

const LAZY_IMPORT = /(?:'([^']+)'|([\w$]+)):\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g;

/**
 * The lazy imports of a remote's one exposed module, by the key they stand under: `home: () => import('./x.tsx')`.
 * Read from the source, so that the release can say which files each page needs without naming chunks by hand.
 */
export const lazyImportsOf = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(LAZY_IMPORT)].map(([, quoted, plain, request]) => [quoted ?? plain ?? '', request ?? '']),
  );

const CONSUMED = /^consume shared module \([^)]*\) (.+?)@/;

/** Names by module request, both in order. */
type ExportsByModule = Record<string, string[]>;

const inOrder = (entries: readonly (readonly [string, readonly string[]])[]): ExportsByModule =>
  Object.fromEntries(
    [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([request, names]) => [request, [...new Set(names)].sort()]),
  );

/** Names are null or true where the bundler cannot tell them: a CommonJS module, as React is in development. */
const providedBy = ({ moduleGraph }: Compilation, module: Module): readonly string[] => {
  const dependency = module.blocks[0]?.dependencies[0];
  const target = dependency === undefined ? null : moduleGraph.getResolvedModule(dependency);
  const names = target === null ? null : moduleGraph.getProvidedExports(target);
  return Array.isArray(names) ? names : [ANY_NAME];
};

/** What the host offers remotes: each shared module with the names that it exports. */
export const providedExports = (compilation: Compilation): ExportsByModule =>
  inOrder(
    [...compilation.modules].flatMap((module) => {
      const request = PROVIDED.exec(module.identifier())?.[1];
      return request === undefined ? [] : [[request, providedBy(compilation, module)] as const];
    }),
  );

/** What a build takes from the host: each shared module with the names that some module of the build imports. */
export const consumedExports = (compilation: Compilation): ExportsByModule =>
  inOrder(
    [...compilation.modules].flatMap((module) => {
      const request = CONSUMED.exec(module.readableIdentifier())?.[1];
      if (module.type !== 'consume-shared-module' || request === undefined) return [];
      const imports = compilation.moduleGraph.getIncomingConnections(module);
      return [[request, imports.flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? [])] as const];
    }),
  );
