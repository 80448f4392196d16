import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameOf } from './shape.ts';

interface Source {
  readonly file: string;
  readonly name: string;
}

interface Wanted extends Source {
  /** The name it is wanted under. */
  readonly as: string;
  readonly isPublic: boolean;
}

/** An emitted declaration file, statement by statement. */
interface DeclarationFile {
  readonly declarations: ReadonlyMap<string, string>;
  /** Names from elsewhere, by the name they have here: an own file's, or a package's. */
  readonly imports: ReadonlyMap<string, Source>;
  readonly exports: ReadonlyMap<string, Source>;
}

const STATEMENT = /^(?=(?:export|declare|import|type|interface|class|abstract)\b)/m;
const LIST = /^(import|export)(?: type)? \{([^}]*)\}(?: from ['"]([^'"]+)['"])?;$/s;

/** Declarations without comments and without the names that a function gives the parts of its parameter. */
const normalise = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\{[\w\s,$.]*\}(\??): /g, 'given$1: ')
    .replace(/\n\s*\n/g, '\n');

const readFile = (file: string): DeclarationFile => {
  const declarations = new Map<string, string>();
  const imports = new Map<string, Source>();
  const exports = new Map<string, Source>();
  const readList = (kind: string, names: string, from: string | undefined): void => {
    const source = from?.startsWith('.') ? join(dirname(file), from.replace(/\.tsx?$/, '.d.ts')) : (from ?? file);
    for (const entry of names.split(',')) {
      const [name = '', local = name] = entry
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      if (name !== '') (kind === 'import' ? imports : exports).set(local, { file: source, name });
    }
  };
  const statements = normalise(readFileSync(file, 'utf8')).split(STATEMENT);
  for (const statement of statements.map((text) => text.trim())) {
    const [, kind, names = '', from] = LIST.exec(statement) ?? [];
    if (kind !== undefined) readList(kind, names, from);
    else if (/^(?:export )?(?:declare|type|interface|class|abstract)\b/.test(statement)) {
      const name = nameOf(statement);
      declarations.set(name, statement);
      if (statement.startsWith('export')) exports.set(name, { file, name });
    }
  }
  return { declarations, imports, exports };
};

const isOwn = (file: string): boolean => file.endsWith('.d.ts');

/** Reads declarations with what they rest on in files that nobody can import. */
export class DeclarationReader {
  readonly #files = new Map<string, DeclarationFile>();

  #file(path: string): DeclarationFile {
    const known = this.#files.get(path) ?? readFile(path);
    this.#files.set(path, known);
    return known;
  }

  /** Where a name is declared, through any number of re-exports. */
  #origin({ file, name }: Source): Source {
    if (!isOwn(file) || !existsSync(file)) return { file, name };
    const { declarations, exports, imports } = this.#file(file);
    const next = declarations.has(name) ? undefined : (exports.get(name) ?? imports.get(name));
    return next === undefined || (next.file === file && next.name === name) ? { file, name } : this.#origin(next);
  }

  /** The own declarations that a declaration names. */
  #restsOn({ file }: Source, text: string): readonly Wanted[] {
    const { declarations, imports } = this.#file(file);
    return [...new Set(text.match(/[A-Za-z_$][\w$]*/g))].flatMap((word) => {
      const source = declarations.has(word) ? { file, name: word } : imports.get(word);
      return source && isOwn(source.file) ? [{ ...source, as: word, isPublic: false }] : [];
    });
  }

  #textOf({ file, name }: Source, { as, isPublic }: Wanted): string | undefined {
    if (!isOwn(file)) return isPublic ? `export { ${name} as ${as} } from '${file}';` : undefined;
    const text = this.#file(file).declarations.get(name);
    return isPublic ? text : text?.replace(/^export /, '');
  }

  /** What stands behind one public file: each exported name, and each unexported one that they rest on. */
  publicOf(entry: string): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    const wanted: Wanted[] = [...this.#file(entry).exports].map(([as, source]) => ({ ...source, as, isPublic: true }));
    for (let next = wanted.shift(); next; next = wanted.shift()) {
      const origin = this.#origin(next);
      const text = found.has(next.as) ? undefined : this.#textOf(origin, next);
      if (text === undefined) continue;
      found.set(next.as, text);
      if (isOwn(origin.file)) wanted.push(...this.#restsOn(origin, text));
    }
    return found;
  }
}
