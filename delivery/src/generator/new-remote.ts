import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPOSE_FILE, composeWith } from './compose-remote.ts';
import { insertInto } from './insert.ts';
import { readRemoteName } from './names.ts';
import { type FeatureOptions, newFeature, readAccess } from './new-feature.ts';
import { remoteFiles } from './remote-templates.ts';
import { formatFiles, refuseExisting, writeFiles } from './write-files.ts';

const ROOT_TSCONFIG = 'tsconfig.json';

/**
 * Makes a whole remote with one feature of its own name, and lets `tsc -b` and the containers know it. Answers the files that it wrote.
 * Throws a SiteError, before anything is written, for a bad name or for a remote that is there already.
 */
export const newRemote = async (
  root: string,
  named: string,
  options: FeatureOptions = {},
): Promise<readonly string[]> => {
  const remote = readRemoteName(named);
  const home = `remote-${remote}`;
  refuseExisting(root, home);
  if (options.access !== undefined) readAccess(options.access);
  const tsconfig = await readFile(join(root, ROOT_TSCONFIG), 'utf8');
  const files = {
    ...remoteFiles(remote),
    [COMPOSE_FILE]: composeWith(await readFile(join(root, COMPOSE_FILE), 'utf8'), remote),
    [ROOT_TSCONFIG]: insertInto(ROOT_TSCONFIG, tsconfig, '"references": [', `{ "path": "${home}" }`),
  };
  await writeFiles(root, files);
  const ofFeature = await newFeature(root, remote, remote, options);
  await formatFiles(
    root,
    Object.keys(files).filter((file) => file !== COMPOSE_FILE),
  );
  return [...new Set([...Object.keys(files), ...ofFeature])];
};
