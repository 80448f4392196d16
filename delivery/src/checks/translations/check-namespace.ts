import { compareTexts, type FlatTexts, stemsOf } from './texts.ts';
import type { KeyUse } from './used-keys.ts';

/** What a remote's features share, as their place is called. */
const SHARED = 'shared';

/** A file of texts in both languages. */
export interface Place {
  /** A feature or `shared`; null where the whole package has one file. */
  readonly name: string | null;
  readonly en: FlatTexts;
  readonly ty: FlatTexts;
}

export interface Namespace {
  readonly name: string;
  readonly places: readonly Place[];
}

/** A source file of a package, with the package's own namespace. */
export interface Source {
  readonly file: string;
  readonly home: string;
  /** The feature that it belongs to, or `shared`; null for the package's own, which sees all: its manifest, say. */
  readonly place: string | null;
  readonly use: KeyUse;
}

/** Whose texts `t` reads: the named namespaces, else the area whose hook the file calls, else the file's own. */
const namespacesOf = ({ home, use }: Source): ReadonlySet<string> =>
  [use.namespaces, use.areas].find(({ size }) => size > 0) ?? new Set([home]);

const fits = (stem: string, key: string | RegExp): boolean => (typeof key === 'string' ? key === stem : key.test(stem));

/** `frame:error.unknown` names its namespace itself. */
const isOfAnother = (key: string | RegExp): boolean => (typeof key === 'string' ? key : key.source).includes(':');

/** Whether a source is shown with the texts of a place: a feature's page has its feature's and the shared ones. */
const sees = (namespace: Namespace, { home, place }: Source, { name }: Place): boolean =>
  home !== namespace.name || place === null || name === null || name === SHARED || name === place;

const missingKeys = (namespace: Namespace, sources: readonly Source[]): readonly string[] =>
  sources.flatMap((source) => {
    const { name } = namespace;
    const stems = namespace.places
      .filter((place) => sees(namespace, source, place))
      .flatMap(({ en }) => [...stemsOf(en)]);
    const spoken = namespacesOf(source);
    // With two namespaces in one file, whose `t` it is cannot be told here; the types of the keys tell.
    const local = spoken.has(name) && spoken.size === 1 ? source.use.asked.filter((key) => !isOfAnother(key)) : [];
    const named = [...source.use.strings].filter((text) => text.startsWith(`${name}:`) && /^\w+:[\w.]+$/.test(text));
    const wanted = [...local, ...named.map((text) => text.slice(name.length + 1))];
    const where = source.place === null ? '' : ` for ${source.place}`;
    return wanted
      .filter((key) => !stems.some((stem) => fits(stem, key)))
      .map(
        (key) => `${source.file} asks for ${typeof key === 'string' ? `"${key}"` : key}, which is not there${where}`,
      );
  });

const speaks = ({ home, use }: Source, name: string): boolean =>
  home === name || use.namespaces.has(name) || use.areas.has(name);

const unusedKeys = (namespace: Namespace, place: Place, sources: readonly Source[]): readonly string[] => {
  const { name } = namespace;
  const speaking = sources.filter((source) => speaks(source, name));
  const near = speaking.filter((source) => sees(namespace, source, place));
  const holds =
    (key: string) =>
    ({ use }: Source): boolean =>
      use.strings.has(key) || use.patterns.some((pattern) => pattern.test(key));
  const isUsed = (stem: string): boolean => near.some(holds(stem)) || sources.some(holds(`${name}:${stem}`));
  return [...stemsOf(place.en)].filter((stem) => !isUsed(stem)).map((stem) => `"${stem}" is not used`);
};

/** All places of a remote are one namespace: a key in two of them would say what was loaded last. */
const doubleKeys = ({ places }: Namespace, place: Place): readonly string[] =>
  places
    .slice(0, places.indexOf(place))
    .flatMap((other) =>
      [...place.en.keys()].filter((key) => other.en.has(key)).map((key) => `"${key}" stands in ${other.name} too`),
    );

/**
 * What is wrong with one namespace: languages that differ, keys asked for and missing, keys there and unused or double.
 * Used is a key that a source near its file holds as a string or as a template whose fixed beginning names its group.
 */
export const checkNamespace = (namespace: Namespace, sources: readonly Source[]): readonly string[] => [
  ...namespace.places.flatMap((place) =>
    [
      ...compareTexts(place.en, place.ty),
      ...unusedKeys(namespace, place, sources),
      ...doubleKeys(namespace, place),
    ].map((problem) => (place.name === null ? problem : `${place.name}: ${problem}`)),
  ),
  ...missingKeys(namespace, sources),
];
