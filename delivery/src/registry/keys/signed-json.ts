import { sign, verify } from 'node:crypto';
import type { Signature } from '@shared-kernel/contracts/release/release';
import { canonicalize } from '@tufjs/canonical-json';
import type { SigningKey, TrustedKeys } from './release-keys.ts';

/** What a signature is over. Throws for a value that canonical JSON cannot hold, as a fraction. */
const bytesOf = (value: unknown): Buffer => Buffer.from(canonicalize(value));

/** Null: what has no such bytes was never signed. */
const findBytes = (value: unknown): Buffer | null => {
  try {
    return bytesOf(value);
  } catch {
    return null;
  }
};

/** Signs a JSON value, whatever the order of its keys. */
export const signJson = (value: unknown, { id, key }: SigningKey): Signature => ({
  keyid: id,
  sig: sign(null, bytesOf(value), key).toString('hex'),
});

/** Whether enough of the keys have signed a JSON value; each counts once. */
export const isJsonSigned = (
  value: unknown,
  signatures: readonly Signature[],
  { keys, threshold }: TrustedKeys,
): boolean => {
  const bytes = findBytes(value);
  if (bytes === null) return false;
  const signers = signatures.filter(({ keyid, sig }) => {
    const key = keys.get(keyid);
    return key !== undefined && verify(null, bytes, key, Buffer.from(sig, 'hex'));
  });
  return new Set(signers.map(({ keyid }) => keyid)).size >= threshold;
};
