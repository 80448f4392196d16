import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { insertInto } from './insert.ts';
import { readRemoteName } from './names.ts';
import { type FeatureOptions, newFeature } from './new-feature.ts';
import { remoteFiles } from './remote-templates.ts';
import { type Files, refuseExisting, writeFiles } from './write-files.ts';

const ROOT_TSCONFIG = 'tsconfig.json';

/** Without the linter: an unused import is one only until the first feature is there. */
const writeUnchecked = async (root: string, files: Files): Promise<void> => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content.trimStart());
  }
};

/**
 * Makes a whole remote with one feature of its own name, and lets `tsc -b` know it. Answers the files that it wrote.
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
  const { version } = JSON.parse(await readFile(join(root, 'shared-kernel/package.json'), 'utf8'));
  const tsconfig = await readFile(join(root, ROOT_TSCONFIG), 'utf8');
  const files = remoteFiles(remote, version);
  await writeUnchecked(root, files);
  const ofFeature = await newFeature(root, remote, remote, options);
  const formatted = await Promise.all(
    Object.keys(files).map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const),
  );
  await writeFiles(root, {
    ...Object.fromEntries(formatted),
    [ROOT_TSCONFIG]: insertInto(ROOT_TSCONFIG, tsconfig, '"references": [', `{ "path": "${home}" }`),
  });
  return [...new Set([...Object.keys(files), ...ofFeature, ROOT_TSCONFIG])];
};
