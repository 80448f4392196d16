import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rootsAt } from '../open-registry.ts';
import { RegistryError } from '../release-name.ts';
import type { NumberedDocuments } from '../release-store.ts';
import type { RegistryKeys } from '../store/places.ts';
import { parseSigningKey, parseTrustedKeys, type SigningKey, type TrustedKeys, trustOf } from './release-keys.ts';
import { keysOfRoot, parseTrustedRoot, type Root, walkRoots } from './root.ts';

const PRIVATE = 'private/release-key.pem';
const PUBLIC = 'public/release-keys.pem';

/** The pair of a registry that nobody gave a key: beside it, in two folders, since servers may read the public half only. */
export const ownKeyFiles = (registry: string): { readonly privateKey: string; readonly publicKeys: string } => {
  const folder = join(dirname(registry), `${basename(registry)}-keys`);
  return { privateKey: join(folder, PRIVATE), publicKeys: join(folder, PUBLIC) };
};

/** The root of a registry that nobody gave one, beside its pair: where trust begins, and the keys that sign it, the pointers and overrides. */
export const ownRootFiles = (registry: string) => {
  const folder = join(dirname(registry), `${basename(registry)}-keys`);
  return {
    root: join(folder, 'public/root.json'),
    rootKey: join(folder, 'private/root-key.pem'),
    pointersKey: join(folder, 'private/pointers-key.pem'),
    overridesKey: join(folder, 'private/overrides-key.pem'),
  };
};

/** A value, or a file that holds it: of the private keys that sign, and of the public ones, or the root, that are trusted. */
export interface Environment {
  readonly ROOT_FILE?: string | undefined;
  readonly POINTERS_KEY?: string | undefined;
  readonly POINTERS_KEY_FILE?: string | undefined;
  readonly OVERRIDES_KEY?: string | undefined;
  readonly OVERRIDES_KEY_FILE?: string | undefined;
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

/** The root that ROOT_FILE names. Null: it is not set. Throws a RegistryError for one that its own keys have not signed. */
export const readTrustedRoot = async (environment: Environment): Promise<Root | null> => {
  const text = await readVariable(undefined, environment.ROOT_FILE, 'ROOT');
  return text === null ? null : parseTrustedRoot(text, 'ROOT_FILE');
};

/** The newest root that is trusted: ROOT_FILE's or the registry's own, and what follows it. Null: there is none. Throws a RegistryError for one that does not follow. */
export const readNewestRoot = async (
  registry: string,
  environment: Environment,
  roots: Pick<NumberedDocuments, 'read'>,
): Promise<Root | null> => {
  const own = ownRootFiles(registry).root;
  const ownText = (await readTrustedKeys(environment)) === null ? await readOwn(own) : null;
  const trusted = (await readTrustedRoot(environment)) ?? (ownText === null ? null : parseTrustedRoot(ownText, own));
  if (trusted === null) return null;
  const { root, fault } = await walkRoots(trusted, roots);
  if (fault !== null) throw new RegistryError(fault);
  return root;
};

const readKey = async (
  value: string | undefined,
  file: string | undefined,
  name: string,
  own: string,
): Promise<SigningKey | undefined> => {
  const secret = (await readVariable(value, file, name)) ?? (await readOwn(own));
  return secret === null ? undefined : parseSigningKey(secret, name);
};

/** Whose signature of a release counts where there is no root. */
const readReleaseKeys = async (
  registry: string,
  environment: Environment,
  signingKey: SigningKey | undefined,
): Promise<TrustedKeys | undefined> => {
  const given = await readTrustedKeys(environment);
  if (given != null) return given;
  const { publicKeys } = ownKeyFiles(registry);
  const own = await readOwn(publicKeys);
  if (own !== null) return parseTrustedKeys(own, publicKeys);
  return signingKey === undefined ? undefined : trustOf(signingKey);
};

/**
 * The keys that a registry is worked on with: of the environment (RELEASE_KEY, POINTERS_KEY, OVERRIDES_KEY, ROOT_FILE or RELEASE_KEYS), else
 * the registry's own, else none. Throws a RegistryError for what is set and is no key.
 */
export const readRegistryKeys = async (
  registry: string,
  environment: Environment,
  roots: Pick<NumberedDocuments, 'read'> = rootsAt(registry),
): Promise<RegistryKeys> => {
  const { RELEASE_KEY, RELEASE_KEY_FILE, POINTERS_KEY, POINTERS_KEY_FILE } = environment;
  const { OVERRIDES_KEY, OVERRIDES_KEY_FILE } = environment;
  const signingKey = await readKey(RELEASE_KEY, RELEASE_KEY_FILE, 'RELEASE_KEY', ownKeyFiles(registry).privateKey);
  const own = ownRootFiles(registry);
  const pointersKey = await readKey(POINTERS_KEY, POINTERS_KEY_FILE, 'POINTERS_KEY', own.pointersKey);
  const overridesKey = await readKey(OVERRIDES_KEY, OVERRIDES_KEY_FILE, 'OVERRIDES_KEY', own.overridesKey);
  const root = await readNewestRoot(registry, environment, roots);
  const trustedKeys = root === null ? await readReleaseKeys(registry, environment, signingKey) : undefined;
  return {
    ...(signingKey !== undefined && { signingKey }),
    ...(pointersKey !== undefined && { pointersKey }),
    ...(overridesKey !== undefined && { overridesKey }),
    ...(trustedKeys !== undefined && { trustedKeys }),
    ...(root !== null && keysOfRoot(root)),
  };
};
