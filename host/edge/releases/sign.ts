import { toBase64 } from '../base/digest.ts';

export const SIGNATURE_ELEMENT_ID = 'release-signature';
export const SIGNATURE_HEADER = 'Release-Signature';
const ALGORITHM = 'Ed25519';

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
};

/** JSON with sorted keys and no spaces: equal values give equal bytes, which a signature can cover. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value));

/** Base64 signature of a canonical text. Null: there is no key. */
export const signText = async (text: string, key: CryptoKey | undefined): Promise<string | null> => {
  if (key === undefined) return null;
  return toBase64(new Uint8Array(await crypto.subtle.sign(ALGORITHM, key, new TextEncoder().encode(text))));
};

/** Reads a private key from base64 PKCS #8, as `openssl genpkey -algorithm ed25519 -outform DER | base64` writes it. */
export const importSigningKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    ALGORITHM,
    false,
    ['sign'],
  );
