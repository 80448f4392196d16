import { sep } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import { kernelPackages } from '../../workspace/kernel-packages.ts';

/** Modules that were joined into one are its parts, too. */
const innerModules = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(innerModules) : [module];

/** The modules that a compilation's files hold, those that were joined into others by themselves. */
export const shippedModules = (compilation: Compilation): readonly Module[] =>
  [...compilation.chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]).flatMap(innerModules);

const SOURCE = /[\\/]src[\\/].+\.tsx?$/;
const IN_STORE = /[\\/]node_modules[\\/]/;

/** A standalone remote has the kernel among its installed packages. */
const isKernels = (path: string): boolean => kernelPackages.some(({ folder }) => path.startsWith(`${folder}${sep}`));

/** The absolute paths of our own sources among them, in order: what a package or the kernel has under `src/`. */
export const shippedSources = (compilation: Compilation): readonly string[] => {
  const paths = shippedModules(compilation).map((module) => module.nameForCondition() ?? '');
  return [...new Set(paths)].filter((path) => SOURCE.test(path) && (!IN_STORE.test(path) || isKernels(path))).sort();
};
