import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runProgram } from '../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../workspace/workspace.ts';

/** File contents by path from the workspace's root. */
export type Files = Readonly<Record<string, string>>;
/** Placeholders of a template with their values. */
export type Values = Readonly<Record<string, string>>;

/** Values for a whole template, and for its repeated parts (`// each field … // end`). */
export interface Filling {
  readonly values: Values;
  readonly lists?: Readonly<Record<string, readonly Values[]>>;
}

const TEMPLATES = join(WORKSPACE, 'delivery/templates');
const REPEATED =
  /^[ \t]*(?:\/\/|\{\/\*) each (\w+)(?: \*\/\})?\n([\s\S]*?)^[ \t]*(?:\/\/|\{\/\*) end(?: \*\/\})?(?:\n|$)/gm;

/** Longer placeholders first: one may begin another. */
const replacePlaceholders = (text: string, values: Values): string =>
  Object.keys(values)
    .sort((one, other) => other.length - one.length)
    .reduce((filled, placeholder) => filled.replaceAll(placeholder, () => values[placeholder] ?? ''), text);

const fill = (text: string, { values, lists = {} }: Filling): string =>
  replacePlaceholders(
    text.replace(REPEATED, (_, list: string, part: string) =>
      (lists[list] ?? []).map((each) => replacePlaceholders(part, each)).join(''),
    ),
    values,
  );

/** The files of a template (`delivery/templates/<name>`) for a folder of the workspace, filled. */
export const fillTemplate = async (name: string, folder: string, filling: Filling): Promise<Files> => {
  const home = join(TEMPLATES, name);
  const paths = globSync('**/*.*', { cwd: home }).sort();
  const entries = paths.map(async (path) => [
    `${folder}/${replacePlaceholders(path, filling.values)}`,
    fill(await readFile(join(home, path), 'utf8'), filling),
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

/** Throws a StackError for a file or folder that exists already. */
export const refuseExisting = (root: string, path: string): void => {
  if (existsSync(join(root, path))) throw new StackError(`${path} is there already: nothing was changed.`);
};

/** Writes files and formats them. Throws a StackError when the linter has something against one. */
export const writeFiles = async (root: string, files: Files): Promise<readonly string[]> => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const paths = Object.keys(files);
  const args = ['check', '--write', '--error-on-warnings', '--colors=off', '--no-errors-on-unmatched', ...paths];
  const { code, output } = await runProgram(join(WORKSPACE, 'node_modules/.bin/biome'), args, { cwd: root });
  if (code !== 0) throw new StackError(`The files are written, but the linter has something against them:\n${output}`);
  return paths;
};
