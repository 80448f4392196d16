import type { Compilation, Module } from '@rspack/core';
import { emitFile } from './emit-file.ts';

/** Beside the build, for people: what each script is made of. Not published. */
const REPORT_FILE = 'bundle-report.md';
const LARGEST = 12;

/** `…/node_modules/react-dom/cjs/x.js` → `react-dom`; own sources by their package. */
const ownerOf = (module: Module): string => {
  const path = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return (
    inPackage ??
    /\/((?:host|remote-\w+|shared-kernel\/\w+|delivery)\/src\/(?:components|features\/[^/]+|[^/]+))/.exec(path)?.[1] ??
    'runtime'
  );
};

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

const chunkSection = (
  compilation: Compilation,
  chunk: Compilation['chunks'] extends Iterable<infer C> ? C : never,
): string => {
  const sizes = new Map<string, number>();
  for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
    sizes.set(ownerOf(module), (sizes.get(ownerOf(module)) ?? 0) + module.size());
  }
  const rows = [...sizes].sort(([, a], [, b]) => b - a).slice(0, LARGEST);
  const files = [...chunk.files].map(
    (file) => `${file} ${kilobytes(compilation.getAsset(file)?.source.size() ?? 0)} KB`,
  );
  return [
    `## ${files.join(', ')}`,
    '',
    '| from | KB of source |',
    '|---|---|',
    ...rows.map(([owner, size]) => `| ${owner} | ${kilobytes(size)} |`),
  ].join('\n');
};

/** Writes, for each chunk, its files with their size and the packages and folders that it is made of, largest first. */
export const bundleReportPlugin = () =>
  emitFile('BundleReportPlugin', REPORT_FILE, (compilation) => {
    const chunks = [...compilation.chunks].filter(({ files }) => files.size > 0);
    return `${chunks.map((chunk) => chunkSection(compilation, chunk)).join('\n\n')}\n`;
  });
