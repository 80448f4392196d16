import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE } from '../../workspace/workspace.ts';
import type { Namespace } from './check-namespace.ts';
import type { WordPair } from './equal-words.ts';
import { readPairs } from './read-pairs.ts';
import { type FlatTexts, readTexts } from './read-texts.ts';

/** A demo game's words, which come with the game. */
const GAME = 'platform/games/slot/texts';
/** Where sources say things in both languages: the document's own words, mails, the seed's announcements. */
const SOURCES = ['platform/src/**/*.ts', 'host/edge/*.ts'];

const gameTexts = async (language: 'en' | 'ty'): Promise<FlatTexts> => {
  const { href } = pathToFileURL(join(WORKSPACE, `${GAME}.${language}.js`));
  return readTexts(JSON.stringify((await import(href))[language.toUpperCase()]));
};

export const readGame = async (): Promise<Namespace> => ({
  name: 'slot',
  places: [{ name: null, en: await gameTexts('en'), ty: await gameTexts('ty') }],
});

const pairsOf = ({ name, places }: Namespace): readonly WordPair[] =>
  places.flatMap(({ en, ty }) =>
    [...en].flatMap(([key, text]) => {
      const twin = ty.get(key);
      return twin === undefined ? [] : [{ where: `${name} ${key}`, en: text, ty: twin }];
    }),
  );

const pairsInSources = async (): Promise<readonly WordPair[]> => {
  const files = globSync(SOURCES, { cwd: WORKSPACE }).filter((file) => !file.endsWith('.test.ts'));
  const read = files.map(async (file) => readPairs(file, await readFile(join(WORKSPACE, file), 'utf8')));
  return (await Promise.all(read)).flat();
};

/** Everything that the product says in both languages: the packages' texts, the game's, and those that stand in sources. */
export const allPairs = async (namespaces: readonly Namespace[]): Promise<readonly WordPair[]> => [
  ...namespaces.flatMap(pairsOf),
  ...(await pairsInSources()),
];
