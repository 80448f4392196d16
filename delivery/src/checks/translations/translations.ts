import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textPlaces } from '../../preset/texts/remote-texts.ts';
import { WORKSPACE } from '../../site/workspace.ts';
import { checkNamespace, type Namespace, type Place, type Source } from './check-namespace.ts';
import { readTexts } from './read-texts.ts';
import { readKeyUse } from './used-keys.ts';

/** One step of `pnpm verify`: the texts of the frame and of every remote. */
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

const isProduct = (file: string): boolean =>
  !/\.test\.tsx?$|\.d\.ts$/.test(file) && !file.split('/').includes('testing');

const placeOf = (file: string): string | null =>
  /^[^/]+\/src\/(?:features\/([^/]+)|(shared))\//.exec(file)?.slice(1).find(Boolean) ?? null;

const readSources = async (folder: string, home: string): Promise<readonly Source[]> => {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: WORKSPACE });
  return Promise.all(
    files.filter(isProduct).map(async (file) => ({
      file,
      home,
      place: placeOf(file),
      use: readKeyUse(file, await readFile(join(WORKSPACE, file), 'utf8')),
    })),
  );
};

const remotes = globSync('remote-*', { cwd: WORKSPACE });
const packages = [FRAME, ...remotes.sort().map((folder) => ({ folder, name: folder.replace('remote-', '') }))];
const sources = (
  await Promise.all([
    ...packages.map(({ folder, name }) => readSources(folder, name)),
    // The kernel has no texts of its own: what it shows is the frame's.
    readSources('shared-kernel', FRAME.name),
  ])
).flat();

for (const { folder, name } of packages) {
  const namespace: Namespace = { name, places: await Promise.all(filesOf(folder).map(readPlace)) };
  const problems = checkNamespace(namespace, sources);
  for (const problem of problems) console.error(`${folder}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
