import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { textPlaces } from '../../preset/texts/remote-texts.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { allPairs, readGame } from './all-pairs.ts';
import { checkNamespace, type Place, type Source } from './check-namespace.ts';
import { compareTexts } from './compare-texts.ts';
import { equalWords } from './equal-words.ts';
import { otherWords } from './glossary.ts';
import { readTexts } from './read-texts.ts';
import { repeatedWords } from './repeated-words.ts';
import { sameWords } from './same-words.ts';
import { readKeyUse } from './used-keys.ts';

/** One step of `pnpm verify`: the texts of the frame, of every remote and of the kernel's areas. */
const FRAME = { folder: 'host', name: 'frame' };

interface TextFiles {
  readonly name: string | null;
  readonly EN: string;
  readonly TY: string;
}

const readPlace = async ({ name, EN, TY }: TextFiles): Promise<Place> => ({
  name,
  en: readTexts(await readFile(EN, 'utf8')),
  ty: readTexts(await readFile(TY, 'utf8')),
});

/** The frame has one file a language, a remote has them with its features. */
const filesOf = (folder: string): readonly TextFiles[] => {
  const locales = join(WORKSPACE, folder, 'locales');
  return folder === FRAME.folder
    ? [{ name: null, EN: join(locales, 'en.json'), TY: join(locales, 'ty.json') }]
    : textPlaces(join(WORKSPACE, folder));
};

/** Kernel areas with words of their own, which travel with the code of the pages that use them. */
const AREA_TEXTS = globSync('shared-kernel/src/*/texts.en.json', { cwd: WORKSPACE });

const isProduct = (file: string): boolean =>
  !/\.test\.tsx?$|\.d\.ts$/.test(file) && !file.split('/').includes('testing');

const placeOf = (file: string): string | null =>
  /^[^/]+\/src\/(?:features\/([^/]+)|(shared))\//.exec(file)?.slice(1).find(Boolean) ?? null;

/** Whose words a source of the kernel speaks unless it names a namespace: its area's own, else the frame's. */
const homeInKernel = (file: string): string => {
  const area = AREA_TEXTS.map(dirname).find((folder) => file.startsWith(`${folder}/`));
  return area === undefined ? FRAME.name : basename(area);
};

const readSources = async (folder: string, homeOf: (file: string) => string): Promise<readonly Source[]> => {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: WORKSPACE });
  return Promise.all(
    files.filter(isProduct).map(async (file) => ({
      file,
      home: homeOf(file),
      place: placeOf(file),
      use: readKeyUse(file, await readFile(join(WORKSPACE, file), 'utf8')),
    })),
  );
};

const remotes = globSync('remote-*', { cwd: WORKSPACE });
const packages = [FRAME, ...remotes.sort().map((folder) => ({ folder, name: folder.replace('remote-', '') }))];
const sources = (
  await Promise.all([
    ...packages.map(({ folder, name }) => readSources(folder, () => name)),
    readSources('shared-kernel', homeInKernel),
  ])
).flat();

const namespaces = [
  ...packages.map(({ folder, name }) => ({ folder, name, files: filesOf(folder) })),
  ...AREA_TEXTS.map(dirname).map((folder) => {
    const fileOf = (language: string) => join(WORKSPACE, folder, `texts.${language}.json`);
    return { folder, name: basename(folder), files: [{ name: null, EN: fileOf('en'), TY: fileOf('ty') }] };
  }),
];

const told = (problems: readonly string[], folder: string): void => {
  for (const problem of problems) console.error(`${folder}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
};

const read = await Promise.all(
  namespaces.map(async ({ folder, name, files }) => ({
    folder,
    name,
    places: await Promise.all(files.map(readPlace)),
  })),
);
for (const namespace of read) told(checkNamespace(namespace, sources), namespace.folder);

const game = await readGame();
const pairs = await allPairs([...read, game]);
const ofGame = game.places.flatMap(({ en, ty }) => compareTexts(en, ty));
told([...repeatedWords(read), ...sameWords([...read, game]), ...ofGame], 'texts');
told([...equalWords(pairs), ...otherWords(pairs)], 'words');
