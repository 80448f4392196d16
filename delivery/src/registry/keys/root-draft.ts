import { createPublicKey, type KeyObject } from 'node:crypto';
import { DAY_MS } from '@shared-kernel/node/durations';
import { RegistryError } from '../release-name.ts';
import { keyIdOf, type SigningKey } from './release-keys.ts';
import { ROLES, type RoleName, type RootDocument, toRootKey } from './root.ts';
import { signJson } from './signed-json.ts';

/** The version of the specification whose root format this is. */
const SPECIFICATION = '1.0.31';
const ROOT_DAYS = 365;

const expiry = (): string => new Date(Date.now() + ROOT_DAYS * DAY_MS).toISOString();
const noKeys = () => ({ keyids: [], threshold: 1 });
const roleOf = ({ roles }: RootDocument['signed'], name: RoleName) => roles[name] ?? noKeys();

/** A first root, without keys yet. */
export const firstDraft = (): RootDocument => ({
  signed: {
    _type: 'root',
    spec_version: SPECIFICATION,
    version: 1,
    expires: expiry(),
    keys: {},
    roles: { root: noKeys(), releases: noKeys(), pointers: noKeys() },
  },
  signatures: [],
});

/** What follows a root: the same keys, for another year. */
export const nextDraft = ({ signed }: RootDocument): RootDocument => ({
  signed: { ...signed, version: signed.version + 1, expires: expiry() },
  signatures: [],
});

/** Every change ends the signatures. */
const withRoles = (
  { signed }: RootDocument,
  roles: Partial<RootDocument['signed']['roles']>,
  more: RootDocument['signed']['keys'] = {},
): RootDocument => {
  const next = { ...signed.roles, ...roles };
  // Nobody may sign overrides: as a root of before.
  if (next.overrides?.keyids.length === 0) delete next.overrides;
  const used = new Set(ROLES.flatMap((name) => next[name]?.keyids ?? []));
  const keys = Object.entries({ ...signed.keys, ...more }).filter(([id]) => used.has(id));
  return { signed: { ...signed, keys: Object.fromEntries(keys), roles: next }, signatures: [] };
};

/** Lets a key sign as a role. */
export const addKey = (draft: RootDocument, name: RoleName, publicKey: KeyObject): RootDocument => {
  const id = keyIdOf(publicKey);
  const { keyids, threshold } = roleOf(draft.signed, name);
  const role = { keyids: [...new Set([...keyids, id])], threshold };
  return withRoles(draft, { [name]: role }, { [id]: toRootKey(publicKey) });
};

/** Lets it sign no more. Throws a RegistryError for a key that could not. */
export const revokeKey = (draft: RootDocument, name: RoleName, id: string): RootDocument => {
  const { keyids, threshold } = roleOf(draft.signed, name);
  if (!keyids.includes(id))
    throw new RegistryError(`${id} is no key of ${name}: ${keyids.join(', ') || 'it has none'}.`);
  return withRoles(draft, { [name]: { keyids: keyids.filter((each) => each !== id), threshold } });
};

/** How many keys have to sign. Throws a RegistryError for pointers and overrides, which one person signs alone. */
export const setThreshold = (draft: RootDocument, name: RoleName, threshold: number): RootDocument => {
  if (name === 'pointers') throw new RegistryError('Pointers are signed by one key: a roll-back waits for nobody.');
  if (name === 'overrides') throw new RegistryError('Overrides are signed by one key: whoever makes the link.');
  return withRoles(draft, { [name]: { ...draft.signed.roles[name], threshold } });
};

/** Adds a signature beside those of other keys. Throws a RegistryError for a key that neither this root nor the one before it lists. */
export const signDraft = (
  { signed, signatures }: RootDocument,
  key: SigningKey,
  former: RootDocument | null,
): RootDocument => {
  const known = [signed, ...(former === null ? [] : [former.signed])].flatMap(({ roles }) => roles.root.keyids);
  if (!known.includes(key.id)) throw new RegistryError(`${key.id} is no key of the root: ${known.join(', ')}.`);
  const others = signatures.filter(({ keyid }) => keyid !== key.id);
  return { signed, signatures: [...others, signJson(signed, key)] };
};

/** The text of a root. */
export const formatRoot = (root: RootDocument): string => `${JSON.stringify(root, null, 2)}\n`;

/** A signed first root with one key for itself, one for pointers and one for overrides: for a registry that nobody gave a root. */
export const makeFirstRoot = (
  rootKey: SigningKey,
  pointersKey: SigningKey,
  overridesKey: SigningKey,
  releaseKeys: readonly KeyObject[],
): RootDocument => {
  const withReleases = releaseKeys.reduce((draft, key) => addKey(draft, 'releases', key), firstDraft());
  const withPointers = addKey(withReleases, 'pointers', createPublicKey(pointersKey.key));
  const withOverrides = addKey(withPointers, 'overrides', createPublicKey(overridesKey.key));
  return signDraft(addKey(withOverrides, 'root', createPublicKey(rootKey.key)), rootKey, null);
};
