import type { Compilation, Module } from '@rspack/core';
import { ANY_NAME } from '@shared-kernel/contracts/release/release';

const CONSUMED = /^consume shared module \([^)]*\) (.+?)@/;
const PROVIDED = /^provide shared module \([^)]*\) (.+?)@[\w.-]+ = /;

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
