import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from './workspace.ts';

/** The site's own brands. */
export const BRANDS_FOLDER = join(WORKSPACE, 'host/brands');

/** Codes of the brands of a folder, by name: each has a folder of its own. */
export const brandsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
