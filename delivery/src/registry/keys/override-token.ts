import { type Override, override } from '@shared-kernel/contracts/release/override';
import { safeParse } from '@shared-kernel/contracts/schema';
import { canonicalize } from '@tufjs/canonical-json';
import type { SigningKey, TrustedKeys } from './release-keys.ts';
import { isJsonSigned, signJson } from './signed-json.ts';

/** `development`: whoever signed it, or nobody. Null: no override is accepted. */
export type OverrideTrust = TrustedKeys | 'development' | null;

/** An override as one word for an address: canonical JSON, the key's id and the signature. Without a key only a development site takes it. */
export const signOverride = (content: Override, key: SigningKey | undefined): string => {
  const text = Buffer.from(canonicalize(content)).toString('base64url');
  if (key === undefined) return text;
  const { keyid, sig } = signJson(content, key);
  return [text, keyid, Buffer.from(sig, 'hex').toString('base64url')].join('.');
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
};

/** What a token says. Null: it is none, or nobody who is trusted has signed it. Times and merchant are the caller's to check. */
export const readOverride = (token: string, trust: OverrideTrust): Override | null => {
  const [text = '', keyid = '', sig = ''] = token.split('.');
  const content = parse(text);
  const signature = { keyid, sig: Buffer.from(sig, 'base64url').toString('hex') };
  if (trust === null || (trust !== 'development' && !isJsonSigned(content, [signature], trust))) return null;
  const parsed = safeParse(override, content);
  return parsed.success ? parsed.data : null;
};
