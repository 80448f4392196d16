import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findPnpm } from '../workspace/find-pnpm.ts';
import { kernelPackages } from '../workspace/kernel-packages.ts';
import { runProgram } from '../workspace/run-program.ts';
import { StackError, TOOLS, WORKSPACE } from '../workspace/workspace.ts';

interface Packed {
  readonly name: string;
  readonly version: string;
}

/** What a standalone remote is made with: the kernel, and these tools. */
const packages = async (): Promise<readonly Packed[]> => [
  ...kernelPackages,
  JSON.parse(await readFile(join(TOOLS, 'package.json'), 'utf8')),
];

/** The packed packages of a folder: names, and their files in it. Throws a StackError where one is missing. */
export const packedPackages = async (folder: string): Promise<readonly (readonly [name: string, file: string])[]> =>
  (await packages()).map(({ name, version }) => {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    if (!existsSync(join(folder, file))) throw new StackError(`${folder} has no ${file}.`);
    return [name, file] as const;
  });

/** Packs the kernel and these tools, as a registry gets them, into a folder. */
export const packKernel = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const filters = (await packages()).flatMap(({ name }) => ['--filter', name]);
  const args = [...filters, 'pack', '--pack-destination', resolve(folder)];
  const { code, output } = await runProgram(await findPnpm(), args, { cwd: WORKSPACE });
  if (code !== 0) throw new StackError(output);
};
