import { randomUUID, sign, verify } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object, safeParse, string } from '@shared-kernel/contracts/schema';
import type { SigningKey, TrustedKeys } from './release-keys.ts';

/** Beside `release.json`, over whose bytes it is: one signature for each key that has signed. */
export const SIGNATURES_FILE = 'signatures.json';

const signatures = array(object({ key: string(), signature: string() }));
interface Signature {
  readonly key: string;
  readonly signature: string;
}

const parseSignatures = (text: string): readonly Signature[] => {
  try {
    const parsed = safeParse(signatures, JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
};

/** None: nobody has signed. */
export const readSignatures = (folder: string): Promise<string> =>
  readFile(join(folder, SIGNATURES_FILE), 'utf8').catch(() => '');

const writeSignatures = async (folder: string, text: string): Promise<void> => {
  const temporary = join(folder, `.${randomUUID()}`);
  await writeFile(temporary, text);
  await rename(temporary, join(folder, SIGNATURES_FILE));
};

/** A list of signatures with one more over the text of a release, beside those of other keys. */
export const withSignature = (list: string, text: string, { id, key }: SigningKey): string => {
  const others = parseSignatures(list).filter((each) => each.key !== id);
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  return `${JSON.stringify([...others, { key: id, signature }], null, 2)}\n`;
};

/** Adds a signature over the text of a release to those in its folder. */
export const addSignature = async (folder: string, text: string, key: SigningKey): Promise<void> =>
  writeSignatures(folder, withSignature(await readSignatures(folder), text, key));

/** Whether enough of the keys have signed exactly this text; what is no list of signatures has none. */
export const isSigned = (list: string, text: string, { keys, threshold }: TrustedKeys): boolean => {
  const bytes = Buffer.from(text);
  const signers = parseSignatures(list).filter(({ key, signature }) => {
    const publicKey = keys.get(key);
    return publicKey !== undefined && verify(null, bytes, publicKey, Buffer.from(signature, 'base64'));
  });
  return new Set(signers.map(({ key }) => key)).size >= threshold;
};
