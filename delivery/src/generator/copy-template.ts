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

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

const findClosing = (text: string, open: number): number => {
  const opening = text.charAt(open);
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === opening) depth += 1;
    if (letter === CLOSING[opening]) depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
};

/**
 * Puts an entry at the end of an object, a list or an interface (`separator: ';'`), found by the code that opens it
 * (`routes: [`). Throws a StackError when the file has another shape than every remote's.
 */
export const insertInto = (file: string, text: string, opening: string, entry: string, separator = ','): string => {
  const start = text.indexOf(opening);
  const end = start === -1 ? -1 : findClosing(text, start + opening.length - 1);
  if (end === -1) throw new StackError(`${file} has no "${opening}": the new entry has no place there.`);
  const before = text.slice(0, end).trimEnd();
  const between = /[,;{[]$/.test(before) ? '' : separator;
  return `${before}${between}\n${entry.trim()}\n${text.slice(end)}`;
};

/** A source with an import of one name; unchanged where it is there, and in one line with others of its module. */
export const withImport = (text: string, line: string): string => {
  const [, name, module = ''] = /^import \{ (\w+) \} from ('[^']+');$/.exec(line) ?? [];
  const [there, names = ''] =
    new RegExp(`import \\{([^}]*)\\} from ${module.replaceAll('.', '\\.')};`).exec(text) ?? [];
  if (there === undefined) return `${line}\n${text.trimStart()}`;
  if (new RegExp(`\\b${name}\\b`).test(names)) return text;
  return text.replace(there, `import { ${names.trim().replace(/,$/, '')}, ${name} } from ${module};`);
};
