import { createPublicKey, type KeyObject } from 'node:crypto';
import { signature as signatureSchema } from '@shared-kernel/contracts/release/release';
import {
  array,
  type Infer,
  int,
  literal,
  object,
  optional,
  record,
  safeParse,
  string,
} from '@shared-kernel/contracts/schema';
import { RegistryError, UntrustedError } from '../release-name.ts';
import type { NumberedDocuments } from '../release-store.ts';
import { keyIdOf, signersOf, type TrustedKeys } from './release-keys.ts';
import { isJsonSigned } from './signed-json.ts';

/** Who may sign what: the root itself, releases, pointers, overrides. */
export const ROLES = ['root', 'releases', 'pointers', 'overrides'] as const;
export type RoleName = (typeof ROLES)[number];

const role = object({ keyids: array(string()), threshold: int() });
const key = object({
  keytype: literal('ed25519'),
  scheme: literal('ed25519'),
  /** 32 bytes, hexadecimal. */
  keyval: object({ public: string() }),
});
const rootDocument = object({
  signed: object({
    _type: literal('root'),
    spec_version: string(),
    /** Counts up by one. */
    version: int(),
    expires: string(),
    keys: record(string(), key),
    /** Without `overrides` no override is accepted. */
    roles: object({ root: role, releases: role, pointers: role, overrides: optional(role) }),
  }),
  signatures: array(signatureSchema),
});

type Role = Infer<typeof role>;

/** The format of The Update Framework's root metadata, with this registry's roles. */
export type RootDocument = Infer<typeof rootDocument>;

export interface Root {
  readonly document: RootDocument;
  /** As it was read: what signatures are over. */
  readonly signed: unknown;
  readonly version: number;
  readonly roles: Readonly<Record<Exclude<RoleName, 'overrides'>, TrustedKeys> & { overrides?: TrustedKeys }>;
}

/** A public key in a root, and read from there. */
export const toRootKey = (publicKey: KeyObject): RootDocument['signed']['keys'][string] => ({
  keytype: 'ed25519',
  scheme: 'ed25519',
  keyval: { public: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex') },
});
const fromRootKey = (listed: RootDocument['signed']['keys'][string] | undefined): KeyObject | null => {
  try {
    const x = Buffer.from(listed?.keyval.public ?? '', 'hex').toString('base64url');
    return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  } catch {
    return null;
  }
};

/** Throws a RegistryError for a role whose threshold its keys cannot meet. */
const readRole = (
  name: RoleName,
  { keyids, threshold }: Role,
  { keys }: RootDocument['signed'],
  where: string,
): TrustedKeys => {
  const found = new Map<string, KeyObject>();
  for (const id of keyids) {
    const publicKey = fromRootKey(keys[id]);
    // One key under two ids would count twice.
    if (publicKey === null || keyIdOf(publicKey) !== id) throw new RegistryError(`${where}: ${id} is no key in it.`);
    found.set(id, publicKey);
  }
  if (threshold < 1 || threshold > found.size)
    throw new RegistryError(`${where}: ${threshold} of ${found.size} keys cannot sign as ${name}.`);
  return { keys: found, threshold };
};

const parseJson = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RegistryError(`${where} is no root document.`, { cause });
  }
};

const readDocument = (json: unknown, where: string): RootDocument => {
  const parsed = safeParse(rootDocument, json);
  if (parsed.success) return parsed.data;
  throw new RegistryError(`${where} is no root document: ${parsed.error.message}`);
};

/** A root that may lack keys and signatures still. Throws a RegistryError for what is none. */
export const parseRootDocument = (text: string, where: string): RootDocument =>
  readDocument(parseJson(text, where), where);

/** A root, whoever signed it. */
const parseRoot = (text: string, where: string): Root => {
  const json = parseJson(text, where);
  const document = readDocument(json, where);
  const { overrides, ...required } = document.signed.roles;
  const read = (name: RoleName, role: Role): TrustedKeys => readRole(name, role, document.signed, where);
  return {
    document,
    signed: (json as { readonly signed: unknown }).signed,
    version: document.signed.version,
    roles: {
      root: read('root', required.root),
      releases: read('releases', required.releases),
      pointers: read('pointers', required.pointers),
      ...(overrides !== undefined && { overrides: read('overrides', overrides) }),
    },
  };
};

const refuseUnsigned = ({ signed, document }: Root, by: Root, where: string): void => {
  if (!isJsonSigned(signed, document.signatures, by.roles.root))
    throw new UntrustedError(`${where} is not signed by ${signersOf(by.roles.root)}, of root ${by.version}.`);
};

/** The root that everything else is trusted by: enough of its own keys have signed it. Throws a RegistryError. */
export const parseTrustedRoot = (text: string, where: string): Root => {
  const root = parseRoot(text, where);
  refuseUnsigned(root, root, where);
  return root;
};

/** The root after another: its version is the next one, and a threshold of the old keys and of its own have signed it. Throws a RegistryError. */
export const parseNextRoot = (text: string, current: Root, where: string): Root => {
  const next = parseTrustedRoot(text, where);
  if (next.version !== current.version + 1)
    throw new UntrustedError(
      `${where} is version ${next.version}, and ${current.version + 1} follows ${current.version}.`,
    );
  refuseUnsigned(next, current, where);
  return next;
};

export interface WalkedRoots {
  /** The newest that the walk came to. */
  readonly root: Root;
  /** Why it went no further. Null: there is no newer one. */
  readonly fault: string | null;
}

/** Walks from a trusted root to the registry's newest, version by version. */
export const walkRoots = async (trusted: Root, roots: Pick<NumberedDocuments, 'read'>): Promise<WalkedRoots> => {
  let root = trusted;
  for (;;) {
    const version = root.version + 1;
    const text = await roots.read(version);
    if (text === null) return { root, fault: null };
    try {
      root = parseNextRoot(text, root, `roots/${version}.json`);
    } catch (error) {
      return { root, fault: error instanceof Error ? error.message : String(error) };
    }
  }
};

/** What a registry is read with under a root. */
export const keysOfRoot = ({ roles }: Root) => ({
  trustedKeys: roles.releases,
  trustedPointersKeys: roles.pointers,
  ...(roles.overrides !== undefined && { trustedOverrideKeys: roles.overrides }),
});
