import { createHmac, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { WrappingKeys } from './key-wrap.ts';

const SEALING = { alg: 'dir', enc: 'A256GCM' } as const;
const KEY_BYTES = 32;
const NAME_CHARACTERS = 8;
/** Five parts, the second of which is empty: what `dir` makes. No account number, name or address looks like it. */
const SEALED = /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/** A key of its own for each use, so that nothing learnt of one use helps with another. */
const derived = (key: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, new Uint8Array(), use, KEY_BYTES));

const macOf = (key: Uint8Array, use: string, text: string): string =>
  createHmac('sha256', derived(key, use)).update(text).digest('base64url');

/** Says which key of the environment made something, and nothing of the key: 48 bits of a keyed hash. */
const nameOf = (key: Uint8Array): string => macOf(key, 'name', '').slice(0, NAME_CHARACTERS);

/** What a text stands for: its table and column, and the row that it must not be copied out of. */
export interface Place {
  readonly use: string;
  readonly row: string;
}

/** A text as it is to be stored: a compact JWE that opens at its place only, or bare where the environment has no key. */
export const sealText = async (text: string, { use, row }: Place, [first]: WrappingKeys): Promise<string> => {
  if (!first) return text;
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...SEALING, kid: nameOf(first), sub: row })
    .encrypt(derived(first, `seal ${use}`));
};

const tryToOpen = async (stored: string, { use, row }: Place, key: Uint8Array): Promise<string | undefined> => {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(stored, derived(key, `seal ${use}`));
    return protectedHeader.sub === row ? new TextDecoder().decode(plaintext) : undefined;
  } catch {
    return undefined;
  }
};

/** Stored where the environment had no key. */
export const isBare = (stored: string): boolean => !SEALED.test(stored);

/** The text out of what is stored. Throws a sentence for the operator when no key opens it, or it was sealed for another row. */
export const openText = async (stored: string, place: Place, keys: WrappingKeys): Promise<string> => {
  if (isBare(stored)) return stored;
  for (const key of keys) {
    const text = await tryToOpen(stored, place, key);
    if (text !== undefined) return text;
  }
  throw new Error(
    `A text of ${place.use} is sealed by another KEY_ENCRYPTION_KEY, or for another row: start with the key of its time behind the new one.`,
  );
};

/**
 * What finds a sealed text again without opening the others: equal texts of a use have equal marks, and who has the
 * database alone can neither read nor guess them. It begins with the name of its key. Without a key it is the text.
 */
export const markOf = (text: string, use: string, [first]: WrappingKeys): string =>
  first ? `${nameOf(first)}:${macOf(first, `mark ${use}`, text)}` : text;

/** Every mark that the text may have been stored under, the present one first: of each key, and bare. */
export const marksOf = (text: string, use: string, keys: WrappingKeys): string[] => [
  ...keys.map((key) => markOf(text, use, [key])),
  text,
];

/** How present marks begin: what does not was stored bare, or under an earlier key. */
export const markStart = ([first]: WrappingKeys): string => (first ? `${nameOf(first)}:` : '');
