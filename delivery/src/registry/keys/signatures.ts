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

/** None: nobody has signed, or what is written there is no list of signatures. */
const readSignatures = async (folder: string): Promise<readonly Signature[]> =>
  parseSignatures(await readFile(join(folder, SIGNATURES_FILE), 'utf8').catch(() => ''));

const writeSignatures = async (folder: string, list: readonly Signature[]): Promise<void> => {
  const temporary = join(folder, `.${randomUUID()}`);
  await writeFile(temporary, `${JSON.stringify(list, null, 2)}\n`);
  await rename(temporary, join(folder, SIGNATURES_FILE));
};

/** Adds a signature over the text of a release, beside those of other keys. */
export const addSignature = async (folder: string, text: string, { id, key }: SigningKey): Promise<void> => {
  const others = (await readSignatures(folder)).filter((each) => each.key !== id);
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  await writeSignatures(folder, [...others, { key: id, signature }]);
};

/** Whether enough of the keys have signed exactly this text. */
export const isSigned = async (folder: string, text: string, { keys, threshold }: TrustedKeys): Promise<boolean> => {
  const bytes = Buffer.from(text);
  const signers = (await readSignatures(folder)).filter(({ key, signature }) => {
    const publicKey = keys.get(key);
    return publicKey !== undefined && verify(null, bytes, publicKey, Buffer.from(signature, 'base64'));
  });
  return new Set(signers.map(({ key }) => key)).size >= threshold;
};
