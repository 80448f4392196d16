import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NumberedDocuments } from '../release-store.ts';
import { readText } from './stored-release.ts';

/** Folder of the records in a registry. */
export const HISTORY_FOLDER = 'history';
/** Folder of the roots. */
export const ROOTS_FOLDER = 'roots';

/** The numbers of documents by their file names, ascending. */
export const numbersIn = (names: readonly string[]): readonly number[] => {
  const numbers = names.flatMap((name) => /^([1-9]\d*)\.json$/.exec(name)?.[1] ?? []);
  return numbers.map(Number).sort((a, b) => a - b);
};

/** `<folder>/<number>.json`; a link, unlike a rename, never replaces a file. */
const numberedFilesIn = (folder: string): NumberedDocuments => {
  const at = (number: number): string => join(folder, `${number}.json`);
  return {
    list: async () => numbersIn(await readdir(folder).catch(() => [])),
    read: (number) => readText(at(number)),
    create: async (number, text) => {
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(temporary, text);
        await link(temporary, at(number));
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
};

/** The records of a registry's folder, by revision. */
export const historyIn = (registry: string): NumberedDocuments => numberedFilesIn(join(registry, HISTORY_FOLDER));

/** The roots of a registry's folder, by version. */
export const rootsIn = (registry: string): NumberedDocuments => numberedFilesIn(join(registry, ROOTS_FOLDER));
