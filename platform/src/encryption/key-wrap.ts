import { CompactEncrypt, compactDecrypt } from 'jose';

/** A JWK's fields; a private one may be wrapped. */
export type StoredJwk = Record<string, string>;

/** A private key as the database holds it where a key of the environment wraps it: one compact JWE. */
const WRAPPED = 'wrapped';
const WRAPPING = { alg: 'dir', enc: 'A256GCM' } as const;

/** Keys of the environment, the first of which wraps; the others still open what they wrapped. */
export type WrappingKeys = readonly Uint8Array[];

const isWrapped = (stored: StoredJwk): boolean => stored[WRAPPED] !== undefined;

/** The private key as it is to be stored: wrapped where there is a key for it, else bare. */
export const wrapKey = async (jwk: StoredJwk, [first]: WrappingKeys): Promise<StoredJwk> => {
  if (!first) return jwk;
  const text = new TextEncoder().encode(JSON.stringify(jwk));
  return { [WRAPPED]: await new CompactEncrypt(text).setProtectedHeader(WRAPPING).encrypt(first) };
};

const opened = async (wrapped: string, key: Uint8Array): Promise<StoredJwk | undefined> => {
  try {
    const { plaintext } = await compactDecrypt(wrapped, key);
    return JSON.parse(new TextDecoder().decode(plaintext)) as StoredJwk;
  } catch {
    return undefined;
  }
};

/** The private key out of what is stored. Throws a sentence for the operator when none of the keys opens it. */
export const unwrapKey = async (stored: StoredJwk, keys: WrappingKeys): Promise<StoredJwk> => {
  const wrapped = stored[WRAPPED];
  if (wrapped === undefined) return stored;
  for (const key of keys) {
    const jwk = await opened(wrapped, key);
    if (jwk) return jwk;
  }
  throw new Error(
    'The private keys in the database are wrapped by another KEY_ENCRYPTION_KEY: start with that one (several stand with commas between, the first wraps).',
  );
};

/** True where a stored key is to be written anew: it is bare though there is a key to wrap it, or wrapped by an earlier one. */
export const needsWrapping = async (stored: StoredJwk, keys: WrappingKeys): Promise<boolean> => {
  const [first] = keys;
  if (!first) return false;
  return !isWrapped(stored) || (await opened(stored[WRAPPED] ?? '', first)) === undefined;
};
