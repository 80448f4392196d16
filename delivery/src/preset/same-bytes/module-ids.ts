import { createHash } from 'node:crypto';
import type { Compiler, Module } from '@rspack/core';

const PLUGIN = 'ModuleIdsPlugin';
/** Ids are of as many digits as leave four of five numbers free: few names then share one, and ids stay short. */
const FREE_SHARE = 5;
const FIRST_RANGE = 1000;

/** The bundler hands out modules whose identifier is a text, and whose id may be set. */
interface Numbered {
  readonly identifier: string;
  id: number;
}
const isNumbered = (module: object): module is Numbered =>
  'identifier' in module && typeof module.identifier === 'string';

/** Of modules that the bundler joined: a hash over the identifiers inside, which hold the checkout's path. */
const JOINED = /\|[0-9a-f]{16}$/;

/** A module's identifier without the folders that it is built in: the same in every checkout. */
export const portableName = (identifier: string, folders: readonly string[]): string =>
  folders
    .flatMap((folder) => [folder, encodeURIComponent(folder)])
    .reduce((name, folder, index) => name.replaceAll(folder, `<${Math.floor(index / 2)}>`), identifier)
    .replace(JOINED, '');

/** Never nought, which code may take for no id at all. */
const idIn = (range: number, name: string): number =>
  1 + (createHash('sha256').update(name).digest().readUIntBE(0, 6) % (range - 1));

/** A number for each name, the same whatever the order they come in. */
export const numberNames = (names: Iterable<string>): ReadonlyMap<string, number> => {
  const inOrder = [...new Set(names)].sort();
  let range = FIRST_RANGE;
  while (range < inOrder.length * FREE_SHARE) range *= 10;
  const taken = new Set<number>();
  return new Map(
    inOrder.map((name) => {
      let salt = 0;
      let id = idIn(range, name);
      while (taken.has(id)) id = idIn(range, `${name}\0${++salt}`);
      taken.add(id);
      return [name, id];
    }),
  );
};

/**
 * Short module ids by names that say nothing of where the checkout lies. The bundler's own are made of identifiers that
 * partly hold its path (the federation runtime, provided modules), so that no two machines built the same bytes.
 * `folders`: the package's, then the workspace's.
 */
export const moduleIdsPlugin = (folders: readonly string[]) => ({
  apply: (compiler: Compiler): void =>
    compiler.hooks.compilation.tap(PLUGIN, (compilation) =>
      compilation.hooks.beforeModuleIds.tap(PLUGIN, (modules: Iterable<Module>) => {
        const unnumbered = [...modules].filter((module) => isNumbered(module));
        const nameOf = ({ identifier }: Numbered): string => portableName(identifier, folders);
        const ids = numberNames(unnumbered.map(nameOf));
        if (ids.size < unnumbered.length) throw new Error(`${PLUGIN}: two modules have one name.`);
        for (const module of unnumbered) module.id = ids.get(nameOf(module)) ?? 0;
      }),
    ),
});
