import { join } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import { BILL_FILE, billOfMaterials } from '../../supply-chain/bill-of-materials.ts';
import { type Part, readPart } from '../../supply-chain/part.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import type { BuildContext } from '../base-config.ts';
import { emitFile } from './emit-file.ts';

const KERNEL = join(WORKSPACE, 'shared-kernel');
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const KERNEL_FOLDER = /^.*\/shared-kernel\/[\w-]+(?=\/src\/)/;

/** Modules that were joined into one are its parts, too. */
const innerModules = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(innerModules) : [module];

const folderOf = (module: Module): string | undefined => {
  const path = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  return PACKAGE_FOLDER.exec(path)?.[0] ?? (path.startsWith(`${KERNEL}/`) ? KERNEL_FOLDER.exec(path)?.[0] : undefined);
};

/** The packages that a compilation's files hold something of. */
const partsOf = (compilation: Compilation): readonly Part[] => {
  const modules = [...compilation.chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
  const folders = new Set(modules.flatMap(innerModules).map(folderOf));
  folders.delete(undefined);
  return [...folders].map((folder) => readPart(folder ?? ''));
};

/** Writes the build's bill of materials: what its files are really made of, not what its package.json asks for. */
export const billPlugin = ({ name, folder }: BuildContext) =>
  emitFile('BillPlugin', BILL_FILE, (compilation) =>
    billOfMaterials({ name, version: readPart(folder).version }, partsOf(compilation)),
  );
