import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { RegistryError } from '../release-name.ts';
import type { RegistryKeys } from '../store/places.ts';
import { createKeyPair, parseSigningKey, parseTrustedKeys, trustOf } from './release-keys.ts';

const PRIVATE = 'private/release-key.pem';
const PUBLIC = 'public/release-keys.pem';

/** The pair of a registry that nobody gave a key: beside it, in two folders, since servers may read the public half only. */
export const ownKeyFiles = (registry: string): { readonly privateKey: string; readonly publicKeys: string } => {
  const folder = join(dirname(registry), `${basename(registry)}-keys`);
  return { privateKey: join(folder, PRIVATE), publicKeys: join(folder, PUBLIC) };
};

/** A value, or a file that holds it: of the private key that signs, and of the public ones that are trusted. */
interface Environment {
  readonly RELEASE_KEY?: string | undefined;
  readonly RELEASE_KEY_FILE?: string | undefined;
  readonly RELEASE_KEYS?: string | undefined;
  readonly RELEASE_KEYS_FILE?: string | undefined;
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== '';

/** What a variable holds, or the file that its sibling with `_FILE` names. Null: neither is set. */
const readVariable = async (
  value: string | undefined,
  file: string | undefined,
  name: string,
): Promise<string | null> => {
  if (isSet(value)) return value;
  if (!isSet(file)) return null;
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new RegistryError(`${name}_FILE names ${file}, which cannot be read.`, { cause });
  });
};

const readOwn = (path: string): Promise<string | null> =>
  existsSync(path) ? readFile(path, 'utf8') : Promise.resolve(null);

/** The keys whose signature counts, of RELEASE_KEYS or RELEASE_KEYS_FILE. Null: signatures are not asked for. */
export const readTrustedKeys = async (environment: Environment): Promise<RegistryKeys['trustedKeys'] | null> => {
  const text = await readVariable(environment.RELEASE_KEYS, environment.RELEASE_KEYS_FILE, 'RELEASE_KEYS');
  return text === null ? null : parseTrustedKeys(text, 'RELEASE_KEYS');
};

/**
 * The keys that a registry is worked on with: of the environment (RELEASE_KEY, RELEASE_KEYS), else the registry's own
 * pair, else none. Throws a RegistryError for what is set and is no key.
 */
export const readRegistryKeys = async (registry: string, environment: Environment): Promise<RegistryKeys> => {
  const own = ownKeyFiles(registry);
  const secret =
    (await readVariable(environment.RELEASE_KEY, environment.RELEASE_KEY_FILE, 'RELEASE_KEY')) ??
    (await readOwn(own.privateKey));
  const signingKey = secret === null ? undefined : parseSigningKey(secret, 'RELEASE_KEY');
  const given = await readTrustedKeys(environment);
  const ownPublic = given === null ? await readOwn(own.publicKeys) : null;
  const trustedKeys =
    given ??
    (ownPublic === null ? undefined : parseTrustedKeys(ownPublic, own.publicKeys)) ??
    (signingKey === undefined ? undefined : trustOf(signingKey));
  return { ...(signingKey === undefined ? {} : { signingKey }), ...(trustedKeys === undefined ? {} : { trustedKeys }) };
};

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
  await writeKeyPair(ownKeyFiles(registry));
  return true;
};
