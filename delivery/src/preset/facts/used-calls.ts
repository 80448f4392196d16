import type { Compilation } from '@rspack/core';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import type { ReleaseFacts } from '@shared-kernel/contracts/release/release-facts';
import { wireOf } from '@shared-kernel/contracts/wire/wire-facts';
import { kernelSources } from '../../workspace/kernel-packages.ts';
import { shippedModules } from './shipped-sources.ts';

const CONTRACTS = kernelSources('@shared-kernel/contracts');

/**
 * The contracts that some shipped module imports, as they stand in this checkout: an import that the bundler dropped does
 * not count, nor does one for its type.
 */
export const usedCalls = (compilation: Compilation): ReleaseFacts['calls'] => {
  const shipped = shippedModules(compilation);
  const isShipped = new Set(shipped.map((module) => module.identifier()));
  const imported = shipped
    .filter((module) => module.nameForCondition()?.startsWith(CONTRACTS) === true)
    .flatMap((module) => compilation.moduleGraph.getIncomingConnections(module))
    .filter(({ originModule }) => originModule !== null && isShipped.has(originModule.identifier()))
    .flatMap(({ dependency }) => dependency.ids?.slice(0, 1) ?? []);
  return Object.fromEntries(
    [...new Set(imported)].sort().flatMap((name) => {
      const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined;
      return endpoint === undefined ? [] : [[name, wireOf(endpoint)] as const];
    }),
  );
};
