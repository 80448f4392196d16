import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** One value of `exports` in a package file: a file, or a file for each condition. */
export type ExportTarget = string | { readonly default: string; readonly [condition: string]: string };

/** Subpaths that carry no code, and those that only tests import: no page of a remote rests on them. */
const OUTSIDE = /^\.\/(?:package\.json|styles\/|testing\/)/;

/**
 * What each remote bundles for itself never meets another version at run time: contracts, except those that host and
 * remotes hand each other, and icons.
 */
const BUNDLED = /^(?:contracts\/(?!(?:release|document|envelope|endpoint|headers)$)|icons$)/;

/** The file that says the types: every condition stands for the same ones. */
const typedBy = (target: ExportTarget): string => (typeof target === 'string' ? target : target.default);

const emittedFor = (source: string): string => source.replace('./src/', '.types/').replace(/\.tsx?$/, '.d.ts');

/** The names that the stars of a target stand for, all of them the same. */
const namesOf = (home: string, target: string): readonly string[] => {
  const first = target.indexOf('*');
  const found = globSync(target, { cwd: home }).map((file) => `./${file}`.slice(first).split(/[/.]/)[0] ?? '');
  return [...new Set(found)].filter((name) => existsSync(join(home, target.replaceAll('*', name))));
};

/** The public files of the package at `home`, by subpath: each with the path of its emitted declarations. */
export const publicEntries = (
  home: string,
  exports: Readonly<Record<string, ExportTarget>>,
): readonly (readonly [subpath: string, declarations: string])[] =>
  Object.entries(exports)
    .filter(([subpath]) => !OUTSIDE.test(subpath))
    .map(([subpath, target]) => [subpath.slice(2), typedBy(target)] as const)
    .flatMap(([subpath, target]) =>
      (target.includes('*') ? namesOf(home, target) : ['']).map(
        (name) => [subpath.replace('*', name), join(home, emittedFor(target.replaceAll('*', name)))] as const,
      ),
    )
    .filter(([subpath]) => !BUNDLED.test(subpath))
    .sort(([left], [right]) => (left < right ? -1 : 1));
