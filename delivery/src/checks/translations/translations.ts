import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '../../site/workspace.ts';
import { checkNamespace, type Namespace, type Source } from './check-namespace.ts';
import { readTexts } from './read-texts.ts';
import { readKeyUse } from './used-keys.ts';

/** One step of `pnpm verify`: the texts of the frame and of every remote. */
const FRAME = { folder: 'host', name: 'frame' };

const listPackages = (): readonly { folder: string; name: string }[] => {
  const remotes = globSync('remote-*', { cwd: WORKSPACE });
  return [FRAME, ...remotes.sort().map((folder) => ({ folder, name: folder.replace('remote-', '') }))].filter(
    ({ folder }) => existsSync(join(WORKSPACE, folder, 'locales/en.json')),
  );
};

const isProduct = (file: string): boolean =>
  !/\.test\.tsx?$|\.d\.ts$/.test(file) && !file.split('/').includes('testing');

const readSources = async (folder: string, home: string): Promise<readonly Source[]> => {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: WORKSPACE });
  return Promise.all(
    files.filter(isProduct).map(async (file) => ({
      file,
      home,
      use: readKeyUse(file, await readFile(join(WORKSPACE, file), 'utf8')),
    })),
  );
};

const readNamespace = async (folder: string, name: string): Promise<Namespace> => {
  const read = async (language: string) =>
    readTexts(await readFile(join(WORKSPACE, folder, `locales/${language}.json`), 'utf8'));
  return { name, en: await read('en'), ty: await read('ty') };
};

const packages = listPackages();
const sources = (
  await Promise.all([
    ...packages.map(({ folder, name }) => readSources(folder, name)),
    // The kernel has no texts of its own: what it shows is the frame's.
    readSources('shared-kernel', FRAME.name),
  ])
).flat();

for (const { folder, name } of packages) {
  const problems = checkNamespace(await readNamespace(folder, name), sources);
  for (const problem of problems) console.error(`${folder}/locales: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
