import { cpSync, globSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findPnpm } from '../../workspace/find-pnpm.ts';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import type { Recipe, Step } from './recipe.ts';

/** What `.dockerignore` keeps out of an image. */
const IGNORED = new Set(
  readFileSync(join(WORKSPACE, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => basename(line.trim()))
    .filter((name) => name !== ''),
);

const copy = async ({ from, to, keepsPath }: Step & { kind: 'copy' }, folder: string): Promise<void> => {
  for (const source of from.flatMap((pattern) => globSync(pattern, { cwd: WORKSPACE }))) {
    const isInto = to.endsWith('/') || from.length > 1;
    const target = join(folder, to, keepsPath ? source : isInto ? basename(source) : '');
    await mkdir(dirname(target), { recursive: true });
    // Thousands of files: one after the other takes half the processor's time of all at once.
    cpSync(join(WORKSPACE, source), target, {
      recursive: true,
      filter: (path) => !IGNORED.has(basename(path)),
    });
  }
};

/** Only what installs and builds; users, owners and system packages are the image's own. */
const PORTABLE = /^(?:pnpm install|node) /;

const run = async ({ line }: Step & { kind: 'run' }, folder: string, pnpm: string): Promise<void> => {
  for (const part of line.split('&&').map((each) => each.trim())) {
    if (!PORTABLE.test(part)) continue;
    const command = part.replace(/^pnpm /, `'${pnpm}' `);
    const { code, output } = await runProgram('sh', ['-c', command], { cwd: folder, env: { CI: 'true' } });
    if (code !== 0) throw new Error(`"${part}" failed in the image's folder:\n${output}`);
  }
};

/** Does a recipe's COPY and RUN steps in a folder, as an engine would do them in an image. */
export const assemble = async (recipe: Recipe, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const step of recipe.steps) {
    if (step.kind === 'copy') await copy(step, folder);
    else await run(step, folder, await findPnpm());
  }
};
