import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not the member exists, so that a username cannot be guessed from the clock. */
export const isPassword = async (storedHash: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('no member has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash != null;
};
