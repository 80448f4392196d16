import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lazyImportsOf } from '../chunks/chunk-files.ts';

/** What two features of a remote say, in `src/shared`: every page of the remote has it. */
const SHARED = 'shared';

/** One place with words of its own: a feature, or `shared`. */
export interface TextPlace {
  readonly name: string;
  /** Absolute paths. */
  readonly EN: string;
  readonly TY: string;
}

const placeIn = (folder: string, name: string): TextPlace => ({
  name,
  EN: join(folder, 'texts.en.json'),
  TY: join(folder, 'texts.ty.json'),
});

/** The places of a remote that have texts: its features by name, then `shared`. */
export const textPlaces = (remoteFolder: string): readonly TextPlace[] => {
  const features = join(remoteFolder, 'src/features');
  const names = globSync('*/texts.en.json', { cwd: features }).map((file) => file.split(/[\\/]/)[0] ?? '');
  const shared = placeIn(join(remoteFolder, 'src', SHARED), SHARED);
  return [
    ...names.sort().map((name) => placeIn(join(features, name), name)),
    ...(existsSync(shared.EN) ? [shared] : []),
  ];
};

const keysIn = (texts: unknown, path: string): readonly string[] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([key, value]) => keysIn(value, path === '' ? key : `${path}.${key}`))
    : [path];

const keysOf = (file: string): ReadonlySet<string> =>
  new Set(existsSync(file) ? keysIn(JSON.parse(readFileSync(file, 'utf8')), '') : []);

const lacksOf = ({ EN, TY }: Pick<TextPlace, 'EN' | 'TY'>) => {
  const [english, filipino] = [keysOf(EN), keysOf(TY)];
  return [
    { language: 'TY', file: TY, lacks: [...english].filter((key) => !filipino.has(key)) },
    { language: 'EN', file: EN, lacks: [...filipino].filter((key) => !english.has(key)) },
  ] as const;
};

/** Words that a remote says in one language alone, one sentence for each file that lacks some: a reader would see their keys. */
export const missingWords = (remoteFolder: string): readonly string[] =>
  textPlaces(remoteFolder)
    .flatMap(lacksOf)
    .filter(({ lacks }) => lacks.length > 0)
    .map(
      ({ file, lacks }) => `${relative(remoteFolder, file)} lacks ${lacks.join(', ')}: each text is in both languages.`,
    );

/** The keys that each language lacks, of a remote's features and of a host's `locales/`. */
export const untranslatedKeys = (folder: string): { readonly EN: string[]; readonly TY: string[] } => {
  const locales = { EN: join(folder, 'locales/en.json'), TY: join(folder, 'locales/ty.json') };
  const lacks = [...textPlaces(folder), locales].flatMap(lacksOf);
  const of = (wanted: string): string[] => lacks.flatMap((each) => (each.language === wanted ? each.lacks : []));
  return { EN: of('EN'), TY: of('TY') };
};

/** A module's request for the texts of one place, seen from the remote's exposed module. */
export interface TextRequests {
  readonly EN: string;
  readonly TY: string;
}

const requestsFor = (name: string): TextRequests => {
  const folder = name === SHARED ? `./${SHARED}` : `./features/${name}`;
  return { EN: `${folder}/texts.en.json`, TY: `${folder}/texts.ty.json` };
};

const featureOf = (request: string): string => /^\.\/features\/([^/]+)\//.exec(request)?.[1] ?? SHARED;

/**
 * By page and slot component, where its texts are asked for: its feature's, which the build merges with the shared ones;
 * only those when the feature has none of its own. Parts without any words are left out. `source`: `src/remote.tsx`.
 */
export const partTexts = (remoteFolder: string, source: string): ReadonlyMap<string, TextRequests> => {
  const places = new Set(textPlaces(remoteFolder).map(({ name }) => name));
  return new Map(
    [...lazyImportsOf(source)].flatMap(([part, request]) => {
      const feature = featureOf(request);
      const place = places.has(feature) ? feature : SHARED;
      return places.has(place) ? [[part, requestsFor(place)] as const] : [];
    }),
  );
};
