import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textPlaces } from '../../preset/texts/remote-texts.ts';
import type { Namespace } from './check-namespace.ts';
import { equalWords, type WordPair } from './equal-words.ts';
import { otherWords } from './glossary.ts';
import { readPairs } from './read-pairs.ts';
import { repeatedWords } from './repeated-words.ts';
import { sameWords } from './same-words.ts';
import { type FlatTexts, readTexts } from './texts.ts';

export const FRAME = { folder: 'host', name: 'frame' };
/** The words of the demo's games and of what they share, which come with them. */
const GAMES = 'platform/demo/games/{kit,*/page}/texts.en.js';
/** Sources with texts in both languages: the document's own words, mails, the seed's announcements. */
const SOURCES = ['platform/{src,demo/src}/**/*.ts', 'host/edge/*.ts'];

export interface SiteNamespace extends Namespace {
  readonly folder: string;
}

interface TextFiles {
  readonly name: string | null;
  readonly EN: string;
  readonly TY: string;
}

const readNamespace = async (folder: string, name: string, files: readonly TextFiles[]): Promise<SiteNamespace> => ({
  folder,
  name,
  places: await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      en: readTexts(await readFile(file.EN, 'utf8')),
      ty: readTexts(await readFile(file.TY, 'utf8')),
    })),
  ),
});

const oneFile = (path: (language: string) => string): readonly TextFiles[] => [
  { name: null, EN: path('en'), TY: path('ty') },
];

/** The frame, then every remote. */
export const textPackages = (root: string): readonly { readonly folder: string; readonly name: string }[] => [
  FRAME,
  // A workspace of symbolic links has its packages, too.
  ...globSync('remote-*', { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()
    .map((folder) => ({ folder, name: folder.replace('remote-', '') })),
];

/** The namespace of an area: its folder (`mutation-texts`: `mutation`), or its package where the texts lie at the top of it. */
export const areaName = (folder: string): string =>
  basename(basename(folder) === 'src' ? dirname(folder) : folder).replace(/-texts$/, '');

/** Areas of the kernel, the host and the remotes with words of their own, which travel with the code of the pages that use them. */
export const textAreas = (root: string): readonly string[] =>
  globSync(
    [
      '{shared-kernel/{runtime,ui,forms}/src,host/src/*}/*/texts.en.json',
      'shared-kernel/{forms,records}/src/texts.en.json',
      'remote-*/src/shared/*/texts.en.json',
    ],
    { cwd: root },
  ).map(dirname);

/** The texts of the frame, of every remote and of the kernel's areas. The frame has one file for each language. */
export const readSiteTexts = (root: string): Promise<readonly SiteNamespace[]> =>
  Promise.all([
    ...textPackages(root).map(({ folder, name }) =>
      readNamespace(
        folder,
        name,
        folder === FRAME.folder
          ? oneFile((language) => join(root, folder, `locales/${language}.json`))
          : textPlaces(join(root, folder)),
      ),
    ),
    ...textAreas(root).map((folder) =>
      readNamespace(
        folder,
        areaName(folder),
        oneFile((language) => join(root, folder, `texts.${language}.json`)),
      ),
    ),
  ]);

const gameTexts = async (file: string, language: 'en' | 'ty'): Promise<FlatTexts> => {
  const { href } = pathToFileURL(file.replace('.en.js', `.${language}.js`));
  return readTexts(JSON.stringify((await import(href))[language.toUpperCase()]));
};

export const readGames = (root: string): Promise<readonly Namespace[]> =>
  Promise.all(
    globSync(GAMES, { cwd: root }).map(async (path) => {
      const file = join(root, path);
      return {
        name: dirname(path).replace('platform/demo/games/', '').replace('/page', ''),
        places: [{ name: null, en: await gameTexts(file, 'en'), ty: await gameTexts(file, 'ty') }],
      };
    }),
  );

export const pairsOf = ({ name, places }: Namespace): readonly WordPair[] =>
  places.flatMap(({ en, ty }) =>
    [...en].flatMap(([key, text]) => {
      const twin = ty.get(key);
      return twin === undefined ? [] : [{ where: `${name} ${key}`, en: text, ty: twin }];
    }),
  );

/** Texts that stand in sources, in both languages. */
export const readSourcePairs = async (root: string): Promise<readonly WordPair[]> => {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const read = files.map(async (file) => readPairs(file, await readFile(join(root, file), 'utf8')));
  return (await Promise.all(read)).flat();
};

/** What is wrong with the words of all namespaces together: untranslated, repeated, or not the glossary's. */
export const wordProblems = (
  site: readonly Namespace[],
  games: readonly Namespace[],
  inSources: readonly WordPair[],
): readonly string[] => {
  const pairs = [...site.flatMap(pairsOf), ...games.flatMap(pairsOf), ...inSources];
  return [...repeatedWords(site), ...sameWords([...site, ...games]), ...equalWords(pairs), ...otherWords(pairs)];
};
