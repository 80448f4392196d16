import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileOfRequest } from '../../preset/federation/kernel-sharing.ts';
import { KERNEL_FOLDER } from '../../workspace/kernel-packages.ts';

/** Emitted declarations by file, relative to their folder. */
export type Declarations = Readonly<Record<string, string>>;

const SPECIFIER = /(from |import\()(['"])(@?shared-kernel(?:\/[^'"]+)?|\.[^'"]+)\2/g;

/** Where the compiler emits the declarations of a file `<package>/src/…` of the kernel. */
const emittedFile = (file: string): string => join(KERNEL_FOLDER, file.replace(/^([\w-]+)\/src\//, '$1/.types/'));

/** The declarations of an import of the kernel (`@shared-kernel/ui/button`), named after their source: `ui/src/components/…`. */
export const declarationOf = (request: string): string => {
  const file = fileOfRequest(request);
  if (file === undefined) throw new Error(`The kernel exports no "${request}".`);
  return relative(KERNEL_FOLDER, file).replace(/\.tsx?$/, '.d.ts');
};

/** The file behind a relative import, as the compiler writes it: `./x.ts`, `./x.d.ts`, `./x`, or a data file as it is. */
const declarationFileOf = (specifier: string): string =>
  specifier.endsWith('.json') ? specifier : `${specifier.replace(/(\.d)?\.tsx?$/, '')}.d.ts`;

/**
 * The declarations that imports of the kernel rest on. Each import in them leads to another one by its path, so that a
 * copy is complete whatever the kernel becomes. Read from what `tsc -b` has emitted.
 */
export const collectDeclarations = (requests: readonly string[]): Declarations => {
  const collected: Record<string, string> = {};
  const collect = (file: string): void => {
    if (file in collected) return;
    const path = emittedFile(file);
    if (!existsSync(path)) throw new Error(`${path} is missing: run "tsc -b" first.`);
    collected[file] = '';
    collected[file] = readFileSync(path, 'utf8').replace(SPECIFIER, (_, before, quote, specifier: string) => {
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), declarationFileOf(specifier))
        : declarationOf(specifier);
      collect(target);
      const path = posix.relative(posix.dirname(file), target);
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
  };
  for (const request of requests) collect(declarationOf(request));
  return collected;
};

export const writeDeclarations = (folder: string, declarations: Declarations): void => {
  for (const [file, text] of Object.entries(declarations)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};
