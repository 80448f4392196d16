import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { RegistryError } from '../release-name.ts';

/** Ed25519 keys, by an id that follows from the public half. */
export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** Public keys by id, of which so many must have signed. */
export interface TrustedKeys {
  readonly keys: ReadonlyMap<string, KeyObject>;
  readonly threshold: number;
}

const ID_LENGTH = 16;
const PEM = /-----BEGIN [^-]+-----[^-]+-----END [^-]+-----/g;

/** The id of a public key. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, ID_LENGTH);

/** Keys as PEM, or each as one word of base64 (DER), for which a line of an environment has room. */
const keysIn = (text: string): readonly string[] => {
  const blocks = text.match(PEM);
  return blocks === null ? text.split(/\s+/).filter((word) => word !== '') : [...blocks];
};

const read = (where: string, kind: 'private' | 'public', text: string): KeyObject => {
  const der = Buffer.from(text, 'base64');
  try {
    const isPem = text.startsWith('-----');
    const key =
      kind === 'private'
        ? createPrivateKey(isPem ? text : { key: der, format: 'der', type: 'pkcs8' })
        : createPublicKey(isPem ? text : { key: der, format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // As wrong as a key of another kind: neither may be quoted in a message.
  }
  throw new RegistryError(`${where} is no ${kind} Ed25519 key, as pnpm release keys <folder> makes them.`);
};

/** The key that something is signed with. Throws a RegistryError for anything else. */
export const parseSigningKey = (text: string, where: string): SigningKey => {
  const [only = '', ...others] = keysIn(text);
  if (others.length > 0) throw new RegistryError(`${where} has several keys; one signs.`);
  const key = read(where, 'private', only);
  return { id: keyIdOf(createPublicKey(key)), key };
};

/** The public keys of which one must have signed: during a change of keys the old one and the new. Throws a RegistryError. */
export const parseTrustedKeys = (text: string, where: string): TrustedKeys => {
  const keys = keysIn(text).map((each) => read(where, 'public', each));
  if (keys.length === 0) throw new RegistryError(`${where} has no key in it.`);
  return { keys: new Map(keys.map((key) => [keyIdOf(key), key])), threshold: 1 };
};

/** Trusts the key that signs. */
export const trustOf = ({ id, key }: SigningKey): TrustedKeys => ({
  keys: new Map([[id, createPublicKey(key)]]),
  threshold: 1,
});

/** Whose signature is missing, in a message. */
export const signersOf = ({ keys, threshold }: TrustedKeys): string => {
  const ids = [...keys.keys()].join(' or ');
  return threshold === 1
    ? `a key that is trusted here (${ids})`
    : `${threshold} of the keys that are trusted here (${ids})`;
};

/** A new pair, as PEM. */
export const createKeyPair = (): { readonly privateKey: string; readonly publicKey: string } =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
    publicKeyEncoding: { format: 'pem', type: 'spki' },
  });
