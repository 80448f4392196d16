import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { kernelPackages } from '../workspace/kernel-packages.ts';
import { runProgram } from '../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../workspace/workspace.ts';

/** What a standalone remote is made with: the kernel, and these tools. */
const NAMES = [...kernelPackages.map(({ name }) => name), 'delivery'];

const fileOf = (folder: string, name: string): string | undefined => {
  const stem = name.replace('@', '').replace('/', '-');
  return globSync(`${stem}-[0-9]*.tgz`, { cwd: folder }).toSorted().at(-1);
};

/** The packed packages of a folder, by name: absolute paths. Throws a StackError where one is missing. */
export const packedPackages = (folder: string): readonly (readonly [name: string, file: string])[] =>
  NAMES.map((name) => {
    const file = fileOf(folder, name);
    if (file === undefined) throw new StackError(`${folder} has no ${name}: pnpm new packages ${folder}`);
    return [name, resolve(folder, file)] as const;
  });

/** The pinned pnpm, as `npx` names it. */
const packageManager = async (): Promise<string> =>
  JSON.parse(await readFile(join(WORKSPACE, 'package.json'), 'utf8')).packageManager;

/** Packs the kernel and these tools, as a registry gets them, into a folder. */
export const packKernel = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const filters = NAMES.flatMap((name) => ['--filter', name]);
  const args = ['--yes', await packageManager(), ...filters, 'pack', '--pack-destination', resolve(folder)];
  const { code, output } = await runProgram('npx', args, { cwd: WORKSPACE });
  if (code !== 0) throw new StackError(output);
};
