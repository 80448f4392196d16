import { compareTexts } from './compare-texts.ts';
import { type FlatTexts, stemsOf } from './read-texts.ts';
import type { KeyUse } from './used-keys.ts';

export interface Namespace {
  readonly name: string;
  readonly en: FlatTexts;
  readonly ty: FlatTexts;
}

/** A source file of a package, with the package's own namespace. */
export interface Source {
  readonly file: string;
  readonly home: string;
  readonly use: KeyUse;
}

const namespacesOf = ({ home, use }: Source): ReadonlySet<string> =>
  use.namespaces.size === 0 ? new Set([home]) : use.namespaces;

const fits = (stem: string, key: string | RegExp): boolean => (typeof key === 'string' ? key === stem : key.test(stem));

/** `frame:error.unknown` names its namespace itself. */
const isOfAnother = (key: string | RegExp): boolean => (typeof key === 'string' ? key : key.source).includes(':');

const missingKeys = (name: string, stems: ReadonlySet<string>, sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) => {
    const spoken = namespacesOf(source);
    // With two namespaces in one file, whose `t` it is cannot be told here; the types of the keys tell.
    const local = spoken.has(name) && spoken.size === 1 ? source.use.asked.filter((key) => !isOfAnother(key)) : [];
    const named = [...source.use.strings].filter((text) => text.startsWith(`${name}:`) && /^\w+:[\w.]+$/.test(text));
    const wanted = [...local, ...named.map((text) => text.slice(name.length + 1))];
    return wanted
      .filter((key) => ![...stems].some((stem) => fits(stem, key)))
      .map((key) => `${source.file} asks for ${typeof key === 'string' ? `"${key}"` : key}, which is not there`);
  });

const unusedKeys = (name: string, stems: ReadonlySet<string>, sources: readonly Source[]): readonly string[] => {
  const speaking = sources.filter((source) => source.home === name || source.use.namespaces.has(name));
  const holds =
    (key: string) =>
    ({ use }: Source): boolean =>
      use.strings.has(key) || use.patterns.some((pattern) => pattern.test(key));
  const isUsed = (stem: string): boolean => speaking.some(holds(stem)) || sources.some(holds(`${name}:${stem}`));
  return [...stems].filter((stem) => !isUsed(stem)).map((stem) => `"${stem}" is not used`);
};

/**
 * What is wrong with one namespace: languages that differ, keys asked for and missing, keys there and unused. Used is a
 * key that a source of its package holds as a string or as a template whose fixed beginning names its group.
 */
export const checkNamespace = ({ name, en, ty }: Namespace, sources: readonly Source[]): readonly string[] => {
  const stems = stemsOf(en);
  return [...compareTexts(en, ty), ...missingKeys(name, stems, sources), ...unusedKeys(name, stems, sources)];
};
