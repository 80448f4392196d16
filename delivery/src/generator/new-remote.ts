import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError } from '../workspace/workspace.ts';
import { fillTemplate, insertInto, refuseExisting, writeFiles } from './copy-template.ts';
import type { Dictionary } from './filipino.ts';
import { readRemoteName, toWords } from './names.ts';
import { type FeatureOptions, newFeature, readAccess } from './new-feature.ts';

const ROOT_TSCONFIG = 'tsconfig.json';
export const COMPOSE_FILE = 'docker-compose.yml';

const PUBLISHED_PORT = /ports: \['127\.0\.0\.1:(\d+):8080'\]/g;
/** Services stand in the order in which a page needs them: the document server last. */
const BEFORE = '\n  edge:\n';
const LAST_ORIGIN = /("\w+":"http:\/\/localhost:\d+")\}/;

/**
 * The containers with a file server for one more remote, on the next free port, and its origin among those of the
 * document server. Throws a StackError for a name that a service has already, or when the file has another shape.
 */
export const composeWith = (text: string, remote: string): string => {
  if (text.includes(`\n  ${remote}:\n`)) throw new StackError(`${COMPOSE_FILE} has a service "${remote}" already.`);
  const ports = [...text.matchAll(PUBLISHED_PORT)].map(([, port]) => Number(port));
  if (!text.includes(BEFORE) || !LAST_ORIGIN.test(text) || ports.length === 0) {
    throw new StackError(`${COMPOSE_FILE} has another shape: the new remote's server and origin have no place there.`);
  }
  const port = Math.max(...ports) + 1;
  const service = `\n  ${remote}:\n    <<: *static\n    environment:\n      PACKAGE: ${remote}\n    ports: ['127.0.0.1:${port}:8080']\n`;
  return text
    .replace(BEFORE, `${service}${BEFORE}`)
    .replace(LAST_ORIGIN, `$1,\n        "${remote}":"http://localhost:${port}"}`);
};

/**
 * Makes a whole remote with one feature of its own name, and adds it to `tsc -b` and to the containers. Returns the
 * written files. Throws a StackError, before anything is written, for a bad name, an existing remote or a missing translation.
 */
export const newRemote = async (
  root: string,
  dictionary: Dictionary,
  named: string,
  options: FeatureOptions = {},
): Promise<readonly string[]> => {
  const remote = readRemoteName(named);
  const home = `remote-${remote}`;
  refuseExisting(root, home);
  if (options.access !== undefined) readAccess(options.access);
  const en = options.en ?? toWords(remote);
  const ty = options.ty ?? (await dictionary.translate([en])).get(en);
  dictionary.check(remote, { en }, { en: ty });
  const tsconfig = await readFile(join(root, ROOT_TSCONFIG), 'utf8');
  const written = await writeFiles(root, {
    ...(await fillTemplate('remote', home, { values: { remoteName: remote } })),
    [COMPOSE_FILE]: composeWith(await readFile(join(root, COMPOSE_FILE), 'utf8'), remote),
    [ROOT_TSCONFIG]: insertInto(ROOT_TSCONFIG, tsconfig, '"references": [', `{ "path": "${home}" }`),
  });
  return [...new Set([...written, ...(await newFeature(root, dictionary, remote, remote, options))])];
};
