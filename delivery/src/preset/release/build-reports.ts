import { join } from 'node:path';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { BILL_FILE, billOfMaterials } from '../../supply-chain/bill-of-materials.ts';
import { type Part, readPart } from '../../supply-chain/part.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import type { BuildContext } from '../base-config.ts';
import { shippedModules } from '../facts/shipped-sources.ts';

/** Adds a file about a build to it, once all other files have their last bytes (integrity included). Null: no file. */
export const emitFile = (plugin: string, file: string, textOf: (compilation: Compilation) => string | null) => ({
  apply: ({ hooks, webpack }: Compiler): void =>
    hooks.thisCompilation.tap(plugin, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        const text = textOf(compilation);
        if (text !== null) compilation.emitAsset(file, new webpack.sources.RawSource(text));
      });
    }),
});

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

const KERNEL = join(WORKSPACE, 'shared-kernel');
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const KERNEL_FOLDER = /^.*\/shared-kernel\/[\w-]+(?=\/src\/)/;

const folderOf = (module: Module): string | undefined => {
  const path = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  return PACKAGE_FOLDER.exec(path)?.[0] ?? (path.startsWith(`${KERNEL}/`) ? KERNEL_FOLDER.exec(path)?.[0] : undefined);
};

/** The packages that a compilation's files hold something of. */
const partsOf = (compilation: Compilation): readonly Part[] => {
  const folders = new Set(shippedModules(compilation).map(folderOf));
  folders.delete(undefined);
  return [...folders].map((folder) => readPart(folder ?? ''));
};

/** Writes the build's bill of materials: what its files are really made of, not what its package.json asks for. */
export const billPlugin = ({ name, folder }: BuildContext) =>
  emitFile('BillPlugin', BILL_FILE, (compilation) =>
    billOfMaterials({ name, version: readPart(folder).version }, partsOf(compilation)),
  );
