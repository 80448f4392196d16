import { createHash } from 'node:crypto';

/** Keys of the environment, the first of which is hashed with; what the others were used for is still known. */
export type Peppers = readonly Uint8Array[];

/** A stored hash names the pepper that it was made with before argon2's own text: `pepper=Zt4k0aQ1$argon2id$…`. */
const NAMED = /^pepper=([\w-]+)(\$.*)$/s;
const NAME_CHARACTERS = 8;

/** Says nothing of the key: 48 bits of the hash of 256 random ones. */
export const pepperName = (pepper: Uint8Array): string =>
  createHash('sha256').update('pepper').update(pepper).digest('base64url').slice(0, NAME_CHARACTERS);

/** A hash as it is stored, under the name of its pepper; as it is where there is none. */
export const peppered = (bare: string, pepper: Uint8Array | undefined): string =>
  pepper === undefined ? bare : `pepper=${pepperName(pepper)}${bare}`;

/** The name of the pepper of a stored hash; null for one that was made without. */
export const pepperOf = (stored: string): string | null => NAMED.exec(stored)?.[1] ?? null;

interface Found {
  /** Argon2's own text. */
  readonly bare: string;
  readonly pepper: Uint8Array | undefined;
  /** True: the pepper that it names is none of ours, and no password fits. */
  readonly isLost: boolean;
}

/** A stored hash with the pepper that it was made with. */
export const findPepper = (stored: string, peppers: Peppers): Found => {
  const [, name, bare = stored] = NAMED.exec(stored) ?? [];
  const pepper = name === undefined ? undefined : peppers.find((one) => pepperName(one) === name);
  return { bare, pepper, isLost: name !== undefined && pepper === undefined };
};
