import { existsSync, globSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError } from '../workspace/workspace.ts';
import { refuseExisting, writeFiles } from './copy-template.ts';
import { readBrandName, toWords } from './names.ts';

const BRANDS = 'host/brands';

export interface BrandOptions {
  /** The brand whose folder is copied. */
  readonly like?: string | undefined;
  /** As people read it. */
  readonly title?: string | undefined;
}

/**
 * Makes a brand: a copy of another one's folder under its own name and host. Answers the files of the new folder. Throws a
 * StackError, before anything is written, for a bad name or for a brand that is there already.
 */
export const newBrand = async (
  root: string,
  named: string,
  { like = 'luna', title }: BrandOptions = {},
): Promise<readonly string[]> => {
  const brand = readBrandName(named);
  const home = `${BRANDS}/${brand}`;
  refuseExisting(root, home);
  const model = `${BRANDS}/${like}`;
  if (!existsSync(join(root, model, 'brand.json'))) throw new StackError(`There is no brand ${like} to copy.`);
  const read = JSON.parse(await readFile(join(root, model, 'brand.json'), 'utf8'));
  // The model's icons show its own mark.
  await cp(join(root, model), join(root, home), { recursive: true, filter: (file) => !file.endsWith('.png') });
  const own = { ...read, name: title ?? toWords(brand), hosts: [`${brand}.localhost`] };
  await writeFiles(root, { [`${home}/brand.json`]: JSON.stringify(own) });
  return globSync(`${home}/**/*.*`, { cwd: root }).sort();
};
