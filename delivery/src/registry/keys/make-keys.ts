import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isBucket } from '../bucket/bucket.ts';
import { renew } from '../live/renew.ts';
import { RegistryError } from '../release-name.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { rootsIn } from '../store/numbered-files.ts';
import { type Environment, ownKeyFiles, ownRootFiles, readRegistryKeys } from './key-files.ts';
import { createKeyPair, parseSigningKey, type SigningKey } from './release-keys.ts';
import { parseTrustedRoot } from './root.ts';
import { formatRoot, makeFirstRoot } from './root-draft.ts';

/**
 * Writes a new pair; the private half is for its owner alone. Throws a RegistryError where one of the files is there: a key
 * that is written over is lost, and a list of trusted ones forgets those that still serve.
 */
export const writeKeyPair = async ({ privateKey, publicKeys }: ReturnType<typeof ownKeyFiles>): Promise<void> => {
  const occupied = [privateKey, publicKeys].find((file) => existsSync(file));
  if (occupied !== undefined) {
    throw new RegistryError(`${occupied} is there already, and keys are never written over: move it away first.`);
  }
  const pair = createKeyPair();
  // The public half first: the folder over both is open to whoever verifies.
  await mkdir(dirname(publicKeys), { recursive: true });
  await mkdir(dirname(privateKey), { recursive: true, mode: 0o700 });
  await writeFile(privateKey, pair.privateKey, { flag: 'wx', mode: 0o600 });
  await writeFile(publicKeys, pair.publicKey, { flag: 'wx' });
};

/** True: a pair was made, since neither the environment nor an earlier start had given the registry keys. */
export const makeKeysIfNone = async (registry: string, environment: Environment): Promise<boolean> => {
  const { signingKey } = await readRegistryKeys(registry, environment);
  if (signingKey !== undefined) return false;
  if (isBucket(registry))
    throw new RegistryError(
      `${registry} has no folder beside it for keys of its own: make them with pnpm release keys <folder>, and set RELEASE_KEY_FILE.`,
    );
  await writeKeyPair(ownKeyFiles(registry));
  return true;
};

/** The private key of a file, made when there is none. */
const ensureKey = async (file: string): Promise<SigningKey> => {
  if (!existsSync(file)) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, createKeyPair().privateKey, { flag: 'wx', mode: 0o600 });
  }
  return parseSigningKey(await readFile(file, 'utf8'), file);
};

/** What says that an operator keeps the keys. */
const VARIABLES = [
  'ROOT_FILE',
  'POINTERS_KEY',
  'POINTERS_KEY_FILE',
  'OVERRIDES_KEY',
  'OVERRIDES_KEY_FILE',
  'RELEASE_KEY',
  'RELEASE_KEY_FILE',
  'RELEASE_KEYS',
  'RELEASE_KEYS_FILE',
] as const satisfies readonly (keyof Environment)[];

/**
 * Gives a registry with a pair of its own a root of its own, and signs its pointers; a registry whose keys the environment names is
 * left as it is. The root is written last: a start that was killed before goes on where it was.
 */
export const makeRootIfNone = async (registry: string, environment: Environment): Promise<void> => {
  const files = ownRootFiles(registry);
  if (existsSync(files.root) || VARIABLES.some((name) => (environment[name] ?? '') !== '')) return;
  const pointersKey = await ensureKey(files.pointersKey);
  const rootKey = await ensureKey(files.rootKey);
  const overridesKey = await ensureKey(files.overridesKey);
  const { trustedKeys } = await readRegistryKeys(registry, {});
  const store = createFolderStore(registry, { pointersKey });
  if ((await store.readPointers()).revision > 0) await renew(store);
  const made = formatRoot(makeFirstRoot(rootKey, pointersKey, overridesKey, [...(trustedKeys?.keys.values() ?? [])]));
  const roots = rootsIn(registry);
  const text = (await roots.create(1, made)) ? made : ((await roots.read(1)) ?? made);
  parseTrustedRoot(text, files.root);
  await mkdir(dirname(files.root), { recursive: true });
  await writeFile(files.root, text, { flag: 'wx' });
};
