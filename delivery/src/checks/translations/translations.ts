import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { checkNamespace, type Source } from './check-namespace.ts';
import {
  areaName,
  FRAME,
  readGames,
  readSiteTexts,
  readSourcePairs,
  textAreas,
  textPackages,
  wordProblems,
} from './site-texts.ts';
import { compareTexts } from './texts.ts';
import { readKeyUse } from './used-keys.ts';

/** One step of `pnpm verify`: every text of the site in both languages. An argument names another workspace. */
const root = resolve(process.argv[2] ?? WORKSPACE);
/** The innermost first: an area may lie in another. */
const areas = textAreas(root).toSorted((one, other) => other.length - one.length);

const isProduct = (file: string): boolean =>
  !/\.test\.tsx?$|\.d\.ts$/.test(file) && !file.split('/').includes('testing');

const placeOf = (file: string): string | null =>
  /^[^/]+\/src\/(?:features\/([^/]+)|(shared))\//.exec(file)?.slice(1).find(Boolean) ?? null;

/** The namespace of a source that names none: its area's own, else its package's. The kernel has the frame's words. */
const homeOf = (file: string, packageName: string): string => {
  const area = areas.find((folder) => file.startsWith(`${folder}/`));
  return area === undefined ? packageName : areaName(area);
};

const readSources = async (folder: string, packageName: string): Promise<readonly Source[]> => {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root });
  return Promise.all(
    files.filter(isProduct).map(async (file) => ({
      file,
      home: homeOf(file, packageName),
      place: placeOf(file),
      use: readKeyUse(file, await readFile(join(root, file), 'utf8')),
    })),
  );
};

const sources = (
  await Promise.all([
    ...textPackages(root).map(({ folder, name }) => readSources(folder, name)),
    readSources('shared-kernel/*', FRAME.name),
  ])
).flat();
const site = await readSiteTexts(root);
const games = await readGames(root);
const problems = [
  ...site.flatMap((each) => checkNamespace(each, sources).map((problem) => `${each.folder}: ${problem}`)),
  ...games.flatMap(({ places }) => places).flatMap(({ en, ty }) => compareTexts(en, ty)),
  ...wordProblems(site, games, await readSourcePairs(root)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
