import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from './run-program.ts';
import { StackError, WORKSPACE } from './workspace.ts';

const askNpx = async (): Promise<string> => {
  const { packageManager } = JSON.parse(await readFile(join(WORKSPACE, 'package.json'), 'utf8'));
  const args = ['--yes', '--package', packageManager, '--call', 'command -v pnpm'];
  const { code, output } = await runProgram('npx', args, { cwd: WORKSPACE });
  const path = output.trim().split('\n').at(-1);
  if (code !== 0 || !path) throw new StackError(`npx has no ${packageManager}:\n${output}`);
  return path;
};

let found: Promise<string> | undefined;

/**
 * The path of the pinned pnpm, which npx fetches where it is not there. npx itself takes four seconds of a processor: through it
 * each call of pnpm would. Throws a StackError where pnpm cannot be had.
 */
export const findPnpm = (): Promise<string> => {
  found ??= askNpx();
  return found;
};
