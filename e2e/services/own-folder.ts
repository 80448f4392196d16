import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPnpm } from 'delivery/pnpm';

const execute = promisify(execFile);

/** The pinned Node, which runs this, before any other. */
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;

/** A folder outside the workspace, as a team or an affiliate has it, with an own installation of packages. */
export const ownFolder = async (name: string) => {
  const root = await mkdtemp(join(tmpdir(), `${name}-`));
  const run = async (cwd: string, program: string, args: readonly string[]): Promise<string> => {
    try {
      const { stdout } = await execute(program, args, { cwd, env: { ...process.env, PATH }, maxBuffer: 1e8 });
      return stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
    }
  };
  return {
    root,
    /** Runs a script or a program, and answers what it says. Throws with that when it fails. */
    run,
    pnpm: async (cwd: string, ...args: readonly string[]): Promise<string> => run(cwd, await findPnpm(), args),
    remove: () => rm(root, { recursive: true, force: true }),
  };
};
