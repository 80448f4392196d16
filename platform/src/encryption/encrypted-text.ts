import { createHmac, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { WrappingKeys } from './key-wrap.ts';

const JWE_HEADER = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;
const NAME_CHARACTERS = 8;
/** Five parts, the second of which is empty: what `dir` makes. No account number, name or address looks like it. */
const ENCRYPTED = /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/** Derives a key for each use, so that a leaked derived key opens no other use. */
const derived = (key: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, new Uint8Array(), use, KEY_BYTES));

const macOf = (key: Uint8Array, use: string, text: string): string =>
  createHmac('sha256', derived(key, use)).update(text).digest('base64url');

/** Says which key of the environment made something, and nothing of the key: 48 bits of a keyed hash. */
const nameOf = (key: Uint8Array): string => macOf(key, 'name', '').slice(0, NAME_CHARACTERS);

/** Where a text belongs: table and column, and its row. Copied to another row it does not decrypt. */
export interface Place {
  readonly use: string;
  readonly row: string;
}

/** Encryption at rest: a compact JWE that decrypts at its place only, or plain text without a key in the environment. */
export const encryptText = async (text: string, { use, row }: Place, [first]: WrappingKeys): Promise<string> => {
  if (!first) return text;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...JWE_HEADER, kid: nameOf(first), sub: row })
    .encrypt(derived(first, `seal ${use}`));
};

const tryToDecrypt = async (stored: string, { use, row }: Place, key: Uint8Array): Promise<string | undefined> => {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(stored, derived(key, `seal ${use}`));
    return protectedHeader.sub === row ? new TextDecoder().decode(plaintext) : undefined;
  } catch {
    return undefined;
  }
};

/** Stored as plain text, without a key in the environment. */
export const isBare = (stored: string): boolean => !ENCRYPTED.test(stored);

/** The plain text of a stored text. Throws a sentence for the operator when no key decrypts it, or its row is another. */
export const decryptText = async (stored: string, place: Place, keys: WrappingKeys): Promise<string> => {
  if (isBare(stored)) return stored;
  for (const key of keys) {
    const text = await tryToDecrypt(stored, place, key);
    if (text !== undefined) return text;
  }
  throw new Error(
    `A text of ${place.use} is encrypted by another KEY_ENCRYPTION_KEY, or for another row: start with the key of its time behind the new one.`,
  );
};

/**
 * A blind index: equal texts of a use have equal marks, so a row is found without decrypting the others, and the database
 * alone neither reveals nor lets guess the text. A mark begins with the name of its key; without a key it is the text.
 */
export const markOf = (text: string, use: string, [first]: WrappingKeys): string =>
  first ? `${nameOf(first)}:${macOf(first, `mark ${use}`, text)}` : text;

/** Every mark that the text may be stored under: of each key, the current one first, and the plain text. */
export const marksOf = (text: string, use: string, keys: WrappingKeys): string[] => [
  ...keys.map((key) => markOf(text, use, [key])),
  text,
];

/** The prefix of current marks: a row without it was stored as plain text or under an earlier key. */
export const markStart = ([first]: WrappingKeys): string => (first ? `${nameOf(first)}:` : '');
