import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { formatTable } from '@shared-kernel/node/table';
import type { CAC } from 'cac';
import { parseSigningKey, parseTrustedKeys } from '../registry/keys/release-keys.ts';
import {
  parseNextRoot,
  parseTrustedRoot,
  ROLES,
  type RoleName,
  type Root,
  type RootDocument,
} from '../registry/keys/root.ts';
import { addKey, revokeKey, setThreshold, signDraft } from '../registry/keys/root-draft.ts';
import {
  isBucket,
  keysOfRoot,
  namedReleases,
  openRegistry,
  ownRootFiles,
  RegistryError,
  readNewestRoot,
  registryAt,
} from '../registry/registry.ts';
import { openStore, type RegistryOptions, readCount } from './arguments.ts';
import { draftFileOf, openDraft, writeDraft } from './root-draft-file.ts';

interface RootOptions extends RegistryOptions {
  readonly draft?: string;
  readonly force?: boolean;
}

/** What an action works on. */
interface Bench {
  readonly registry: string;
  readonly file: string;
  readonly draft: RootDocument;
  /** Null: this will be the first. */
  readonly newest: Root | null;
  readonly options: RootOptions;
}

const readRole = (text: string | undefined): RoleName => {
  const found = ROLES.find((name) => name === text);
  if (found !== undefined) return found;
  throw new RegistryError(`A role is ${ROLES.join(', ')}, not "${text ?? ''}".`);
};

const readFileArgument = (file: string | undefined, what: string): Promise<string> => {
  if (file === undefined || !existsSync(file))
    throw new RegistryError(`Name the file of ${what}: "${file ?? ''}" is none.`);
  return readFile(file, 'utf8');
};

const table = ({ signed, signatures }: RootDocument): string =>
  [
    `Version ${signed.version}, until ${signed.expires}, signed by ${signatures.map(({ keyid }) => keyid).join(', ') || 'nobody'}`,
    ...formatTable([
      ['role', 'keys', 'threshold'],
      ...ROLES.map((name) => {
        const { keyids = [], threshold = 1 } = signed.roles[name] ?? {};
        return [name, keyids.join(' '), String(threshold)];
      }),
    ]),
  ].join('\n');

/** What players get or fall back to must be trusted under the next root too, or a document server that starts serves nothing. */
const refuseUntrustedLive = async (registry: string, next: Root): Promise<void> => {
  const store = openRegistry(registry, keysOfRoot(next));
  const faults: string[] = [];
  const pointers = await store.readPointers().catch((error: Error) => {
    faults.push(`${error.message} Sign them: pnpm release renew`);
    return openRegistry(registry).readPointers();
  });
  for (const id of namedReleases(pointers))
    await store.readRelease(id).catch((error: Error) => faults.push(error.message));
  if (faults.length > 0)
    throw new RegistryError(
      `Under this root what is live would not be trusted:\n  ${faults.join('\n  ')}\nTo publish it anyway: --force`,
    );
};

const publish = async ({ registry, file, newest, options }: Bench): Promise<void> => {
  const text = await readFileArgument(file, 'the draft');
  const next = newest === null ? parseTrustedRoot(text, file) : parseNextRoot(text, newest, file);
  if (options.force !== true) await refuseUntrustedLive(registry, next);
  const { roots } = await openStore(options);
  if (!(await roots.create(next.version, text))) throw new RegistryError(`Root ${next.version} is published already.`);
  await rm(file);
  console.log(`published root ${next.version}`);
  if (newest !== null) return;
  const root = isBucket(registry) ? join(dirname(file), 'root.json') : ownRootFiles(registry).root;
  await mkdir(dirname(root), { recursive: true });
  await writeFile(root, text, { flag: 'wx' });
  console.log(`Document servers trust it with ROOT_FILE=${root}`);
};

const save = async ({ file }: Bench, draft: RootDocument): Promise<void> => {
  await writeDraft(file, draft);
  console.log(`${table(draft)}\nin ${file}`);
};

/** By their names in the tools of The Update Framework. */
const ACTIONS: Readonly<Record<string, (bench: Bench, args: readonly string[]) => Promise<void>>> = {
  show: async ({ file, newest, draft }) => {
    console.log(newest === null ? 'There is no root yet.' : table(newest.document));
    if (existsSync(file)) console.log(`\nDraft: ${table(draft)}`);
  },
  'add-key': async (bench, [name, file]) => {
    const { keys } = parseTrustedKeys(await readFileArgument(file, 'a public key'), file ?? '');
    const role = readRole(name);
    await save(
      bench,
      [...keys.values()].reduce((draft, key) => addKey(draft, role, key), bench.draft),
    );
  },
  'revoke-key': (bench, [name, id = '']) => save(bench, revokeKey(bench.draft, readRole(name), id)),
  'set-threshold': (bench, [name, count]) =>
    save(bench, setThreshold(bench.draft, readRole(name), readCount('threshold', count))),
  sign: async (bench, [file]) => {
    const key = parseSigningKey(await readFileArgument(file, 'a private key'), file ?? '');
    await save(bench, signDraft(bench.draft, key, bench.newest?.document ?? null));
  },
  renew: (bench) => save(bench, bench.draft),
  publish,
};

const run = async (action: string, args: readonly string[], options: RootOptions): Promise<void> => {
  const act = ACTIONS[action];
  if (act === undefined)
    throw new RegistryError(`pnpm release root takes ${Object.keys(ACTIONS).join(', ')}, not "${action}".`);
  const registry = registryAt(options.registry);
  const file = resolve(options.draft ?? draftFileOf(registry));
  const { roots } = openRegistry(registry);
  const newest = await readNewestRoot(registry, process.env, roots);
  await act({ registry, file, newest, draft: await openDraft(file, newest), options }, args);
};

/** Which keys may sign what. */
export const addRootCommands = (cli: CAC): void => {
  cli
    .command('root <action> [...args]', `The keys that count: ${Object.keys(ACTIONS).join(', ')}`)
    .option('--draft <file>', 'The root that is worked on (beside the registry)')
    .option('--force', 'Publish it though what is live would not be trusted under it')
    .example('pnpm release root add-key root alice.pem; … set-threshold root 2; … sign alice-key.pem; … publish')
    .action(run);
};
