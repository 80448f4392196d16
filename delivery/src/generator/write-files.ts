import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SiteError } from '../site/site-error.ts';
import { runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

/** What files hold, by path from the workspace's root. */
export type Files = Readonly<Record<string, string>>;

/** Throws a SiteError for a file or folder that is there already. */
export const refuseExisting = (root: string, path: string): void => {
  if (existsSync(join(root, path))) throw new SiteError(`${path} is there already: nothing was changed.`);
};

export const writeFiles = async (root: string, files: Files): Promise<void> => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content.trimStart());
  }
};

export const copyFolder = (root: string, from: string, to: string): Promise<void> =>
  cp(join(root, from), join(root, to), { recursive: true });

/** Gives files the house's format. Throws a SiteError when the linter has something against one. */
export const formatFiles = async (root: string, paths: readonly string[]): Promise<void> => {
  const biome = join(WORKSPACE, 'node_modules/.bin/biome');
  const args = ['check', '--write', '--error-on-warnings', '--colors=off', ...paths];
  const { code, output } = await runProgram(biome, args, { cwd: root });
  if (code !== 0) throw new SiteError(`The files are written, but the linter has something against them:\n${output}`);
};
