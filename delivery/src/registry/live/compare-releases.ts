import { isDeepStrictEqual } from 'node:util';
import type { PartTexts, Release } from '@shared-kernel/contracts/release/release';

/** What one list has and another has not, by name. */
export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** Of all files of a release. */
export interface Bytes {
  readonly raw: number;
  /** As browsers fetch them: of the brotli copies where there are any. */
  readonly brotli: number;
}

/** A release with the sizes of its brotli copies. */
export interface SizedRelease {
  readonly release: Release;
  readonly brotli: ReadonlyMap<string, number>;
}

export interface ReleaseDifference {
  readonly routes: Difference;
  readonly slots: Difference;
  /** By their names without the hash. */
  readonly files: Difference;
  readonly bytes: {
    readonly before: Bytes;
    readonly after: Bytes /** Of files that the release before had not. */;
    readonly fetched: Bytes;
  };
  /** Pages whose words are other ones, with the language. */
  readonly texts: Difference;
  /** Every other list of the release: modules, what it consumes, whatever a later build says of itself. */
  readonly facts: Readonly<Record<string, Difference>>;
}

type Named = ReadonlyMap<string, unknown>;

const differ = (before: Named, after: Named): Difference => ({
  added: [...after.keys()].filter((name) => !before.has(name)),
  removed: [...before.keys()].filter((name) => !after.has(name)),
  changed: [...after.keys()].filter(
    (name) => before.has(name) && !isDeepStrictEqual(before.get(name), after.get(name)),
  ),
});

const isEmpty = ({ added, removed, changed }: Difference): boolean =>
  added.length + removed.length + changed.length === 0;

const routesOf = (release: Release): Named =>
  new Map(release.kind === 'remote' ? release.routes.map((each) => [each.path, each]) : []);
const slotsOf = (release: Release): Named =>
  new Map(release.kind === 'remote' ? release.slots.map((each) => [`${each.name} ${each.component}`, each]) : []);

const HASH = /\.[0-9a-f]{8,}(?=\.)/;

/** A file's content by its name without the hash; of several with one name by the whole. */
const filesOf = ({ files }: Release): Named => {
  const count = Map.groupBy(Object.keys(files), (file) => file.replace(HASH, ''));
  return new Map(
    Object.entries(files).map(([file, { integrity }]) => {
      const plain = file.replace(HASH, '');
      return [count.get(plain)?.length === 1 ? plain : file, integrity];
    }),
  );
};

const NO_TEXTS: PartTexts = { EN: [], TY: [] };

const textsOf = (release: Release): Named => {
  if (release.kind !== 'remote') return new Map();
  const { pages, locales } = release.preload;
  const parts = [
    ['all pages', locales] as const,
    ...Object.entries(pages).map(([page, { texts }]) => [page, texts ?? NO_TEXTS] as const),
  ];
  return new Map(
    parts.flatMap(([page, texts]) =>
      (['EN', 'TY'] as const).flatMap((language) => {
        const contents = texts[language].map((file) => release.files[file]?.integrity ?? file);
        return contents.length === 0 ? [] : [[`${page} ${language}`, contents] as const];
      }),
    ),
  );
};

const bytesOf = ({ release, brotli }: SizedRelease, isCounted: (integrity: string) => boolean): Bytes => {
  const counted = Object.entries(release.files).filter(([, { integrity }]) => isCounted(integrity));
  return {
    raw: counted.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    brotli: counted.reduce((sum, [file, { bytes }]) => sum + (brotli.get(file) ?? bytes), 0),
  };
};

/** Compared above, or of every build another. */
const NO_FACTS = new Set([
  'schema',
  'kind',
  'name',
  'version',
  'commit',
  'builtAt',
  'files',
  'preload',
  'look',
  'shares',
  'routes',
  'slots',
  'entry',
  'global',
  'namespace',
]);

/** A value's leaves: `{"shared-kernel/brand":["useBrand"]}` has `shared-kernel/brand useBrand`. */
const leavesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner).map((leaf) => `${key} ${leaf}`));
};

const factsOf = (before: Release, after: Release): Record<string, Difference> => {
  const [old, fresh] = [before, after].map((each) => new Map<string, unknown>(Object.entries(each)));
  const keys = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])].filter((key) => !NO_FACTS.has(key));
  const named = (of: Named | undefined, key: string): Named => {
    const value = of?.get(key);
    return new Map(value === undefined ? [] : leavesOf(value).map((leaf) => [leaf, true]));
  };
  const found = keys.map((key) => [key, differ(named(old, key), named(fresh, key))] as const);
  return Object.fromEntries(found.filter(([, difference]) => !isEmpty(difference)));
};

/** What a release has that another of the package has not, and what it costs to fetch. */
export const compareReleases = (before: SizedRelease, after: SizedRelease): ReleaseDifference => {
  const known = new Set(Object.values(before.release.files).map(({ integrity }) => integrity));
  const all = (): boolean => true;
  const by = (read: (release: Release) => Named): Difference => differ(read(before.release), read(after.release));
  return {
    routes: by(routesOf),
    slots: by(slotsOf),
    files: by(filesOf),
    bytes: {
      before: bytesOf(before, all),
      after: bytesOf(after, all),
      fetched: bytesOf(after, (integrity) => !known.has(integrity)),
    },
    texts: by(textsOf),
    facts: factsOf(before.release, after.release),
  };
};
