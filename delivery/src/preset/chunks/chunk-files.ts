import type { Chunk, Compilation, Module } from '@rspack/core';
import type { HostRelease, Preload } from '@shared-kernel/contracts/release/release';

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
