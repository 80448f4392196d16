import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';

/** Debian keeps servers out of the PATH of ordinary users. */
const SYSTEM_PROGRAMS = '/usr/sbin';

/** The first of these programs that is on this machine, as a full path. */
export const findProgram = (...names: readonly string[]): string | null => {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const folders = [...path, SYSTEM_PROGRAMS];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
};

const canInstall = (): boolean => process.getuid?.() === 0 && findProgram('apt-get') !== null;

/** Installs a Debian package where that is possible (as root, with apt-get). Answers whether it is there now. */
export const installDebianPackage = async (name: string): Promise<boolean> => {
  if (!canInstall()) return false;
  console.log(`Installing ${name} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => runProgram('apt-get', args, { cwd: WORKSPACE, env });
  await run('update', '-qq');
  const { code, output } = await run('install', '-y', '-qq', '--no-install-recommends', name);
  if (code !== 0) console.error(output.trimEnd());
  return code === 0;
};
