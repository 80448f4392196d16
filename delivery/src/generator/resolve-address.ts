import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from 'shared-kernel/contracts/paths';
import { SiteError } from '../site/site-error.ts';
import { insertInto } from './insert.ts';
import type { AddressCode } from './pages/page-template.ts';
import type { Files } from './write-files.ts';

const OWN_OPENING = 'export const ownPaths = {';
const NO_OWN_PATHS = `
/** Addresses of this remote that the specification does not name. */
${OWN_OPENING}} as const;
`;

interface ResolvedAddress {
  readonly address: AddressCode;
  /** The remote's own list of addresses, where it changes. */
  readonly ownPaths: Files;
}

/** The specification's address by its path or, where no path is asked for, by the page's name. */
const specified = (key: string, path: string | undefined): AddressCode | undefined => {
  const entries = Object.entries(paths);
  const found = path === undefined ? entries.find(([name]) => name === key) : entries.find(([, at]) => at === path);
  if (found !== undefined) return { expression: `paths.${found[0]}`, module: 'shared-kernel/contracts/paths' };
  const other = entries.find(([name]) => name === key);
  if (other === undefined) return undefined;
  throw new SiteError(`The specification has ${key} at ${other[1]}, not at ${path}: nothing was changed.`);
};

/**
 * The code that names a new page's address: the specification's in `contracts/paths`, or an entry of the remote's own
 * `src/paths.ts`, which is made where there is none. Throws a SiteError for an address that differs from what is written.
 */
export const resolveAddress = async (
  root: string,
  home: string,
  key: string,
  path: string | undefined,
): Promise<ResolvedAddress> => {
  const known = specified(key, path);
  if (known !== undefined) return { address: known, ownPaths: {} };
  const file = `${home}/src/paths.ts`;
  const text = existsSync(join(root, file)) ? await readFile(join(root, file), 'utf8') : NO_OWN_PATHS;
  const address: AddressCode = { expression: `ownPaths.${key}`, module: './paths.ts' };
  const written = new RegExp(`^\\s*${key}: '([^']+)'`, 'm').exec(text)?.[1];
  if (written === undefined) {
    const entry = `${key}: '${path ?? `/m/${key}`}',`;
    return { address, ownPaths: { [file]: insertInto(file, text, OWN_OPENING, entry) } };
  }
  if (path === undefined || path === written) return { address, ownPaths: {} };
  throw new SiteError(`${file} says that ${key} is at ${written}, not at ${path}: nothing was changed.`);
};
