import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Emitted declarations by file, relative to their folder. */
export type Declarations = Readonly<Record<string, string>>;

type ExportTarget = string | { readonly default: string };

const EMITTED = '.types';
const SPECIFIER = /(from |import\()(['"])(shared-kernel\/[^'"]+|\.[^'"]+)\2/g;

const patternOf = (key: string): RegExp => new RegExp(`^${key.replaceAll('.', '[.]').replace('*', '([^/]+)')}$`);

/** Where a subpath of the kernel (`ui/button`) has its declarations, relative to the folder of emitted ones. */
export const declarationOf = (exports: Readonly<Record<string, ExportTarget>>, subpath: string): string => {
  for (const [key, target] of Object.entries(exports)) {
    const found = patternOf(key).exec(`./${subpath}`);
    const source = typeof target === 'string' ? target : target.default;
    if (found)
      return source
        .replaceAll('*', found[1] ?? '')
        .replace('./src/', '')
        .replace(/\.tsx?$/, '.d.ts');
  }
  throw new Error(`The kernel exports no "${subpath}".`);
};

/** The file behind a relative import, as the compiler writes it: `./x.ts`, `./x.d.ts`, `./x`, or a data file as it is. */
const declarationFileOf = (specifier: string): string =>
  specifier.endsWith('.json') ? specifier : `${specifier.replace(/(\.d)?\.tsx?$/, '')}.d.ts`;

/**
 * The declarations that the given subpaths of the kernel rest on, each import leading to another of them by its path:
 * so a copy of them stands for itself, whatever the kernel has become. Read from what `tsc -b` has emitted.
 */
export const collectDeclarations = (kernel: string, subpaths: readonly string[]): Declarations => {
  const { exports } = JSON.parse(readFileSync(join(kernel, 'package.json'), 'utf8'));
  const collected: Record<string, string> = {};
  const collect = (file: string): void => {
    if (file in collected) return;
    const path = join(kernel, EMITTED, file);
    if (!existsSync(path)) throw new Error(`${path} is missing: run "tsc -b shared-kernel" first.`);
    collected[file] = '';
    collected[file] = readFileSync(path, 'utf8').replace(SPECIFIER, (_, before, quote, specifier: string) => {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), declarationFileOf(specifier))
        : declarationOf(exports, specifier.slice('shared-kernel/'.length));
      collect(target);
      const path = posix.relative(posix.dirname(file), target);
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
  };
  for (const subpath of subpaths) collect(declarationOf(exports, subpath));
  return collected;
};

export const writeDeclarations = (folder: string, declarations: Declarations): void => {
  for (const [file, text] of Object.entries(declarations)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

export const readDeclarations = (folder: string): Declarations =>
  Object.fromEntries(
    globSync('**/*.{d.ts,json}', { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
