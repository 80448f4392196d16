import { StackError } from '../workspace/workspace.ts';

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
