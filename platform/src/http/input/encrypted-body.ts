import { createHash } from 'node:crypto';
import type { login } from '@shared-kernel/contracts/account/session';
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { KEY_AGREEMENT, privateKeyOf } from '../keys/encryption-keys.ts';
import { spendOnce } from '../keys/spent.ts';

/** The only scheme: JWE compact, ECDH-ES on P-256, A256GCM. Its name travels in the `Encryption` header. */
const SCHEME = 'jwe';
const CIPHER = 'A256GCM';

/** How long a body may be on its way, and how far an instance's clock may be ahead of another's. */
const FRESH_MS = 5 * 60_000;

const stale = (message: string): PlatformError<typeof login> => new PlatformError<typeof login>('seal.stale', message);

const headerOf = (body: string): Readonly<Record<string, unknown>> => {
  try {
    return decodeProtectedHeader(body);
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The encrypted body is no JWE.', { cause });
  }
};

/** Identifies a body by its decoded bytes, so another base64 spelling of the same bytes counts as a replay. */
const digestOf = (body: string): string => {
  const [header, , iv = '', , tag = ''] = body.split('.');
  const bytes = [iv, tag].map((part) => Buffer.from(part, 'base64url').toString('base64url'));
  return `seal/${createHash('sha256')
    .update([header, ...bytes].join('.'))
    .digest('base64url')}`;
};

/** The last moment at which a replay would be accepted; throws `seal.stale` for an expired body, and for one without a time. */
const lastUse = (issuedAt: unknown, now: Date): Date => {
  const madeAtMs = typeof issuedAt === 'number' ? issuedAt * 1000 : Number.NaN;
  if (Math.abs(now.getTime() - madeAtMs) <= FRESH_MS) return new Date(madeAtMs + FRESH_MS);
  throw stale('The body was encrypted at another time.');
};

const decrypt = async (body: string, jwk: Record<string, string>): Promise<unknown> => {
  try {
    const { plaintext } = await compactDecrypt(body, await importJWK(jwk, KEY_AGREEMENT), {
      keyManagementAlgorithms: [KEY_AGREEMENT],
      contentEncryptionAlgorithms: [CIPHER],
      // A packed body could unfold to many times its size.
      maxDecompressedLength: 0,
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The encrypted body cannot be decrypted.', { cause });
  }
};

/**
 * Decrypts the body of an endpoint that requires encryption; a plain body is refused. A body is accepted once, within five
 * minutes of its `iat`. With an expired key or time it fails with `seal.stale`: the page encrypts again with the current key.
 */
export const decryptBody = async (
  { db, config }: Platform,
  scheme: string | undefined,
  text: string,
  now: Date,
): Promise<unknown> => {
  if (scheme?.toLowerCase() !== SCHEME) {
    throw new PlatformError(
      'request.invalid',
      `This body must be encrypted: send a JWE and the header Encryption: ${SCHEME}.`,
    );
  }
  const body = text.trim();
  const { kid, iat } = headerOf(body);
  const key = await privateKeyOf(db, kid, config.wrappingKeys);
  if (!key) throw stale('The body was encrypted with another key.');
  const until = lastUse(iat, now);
  const content = await decrypt(body, key.jwk);
  if (await spendOnce(db, digestOf(body), until)) return content;
  throw new PlatformError('request.duplicate', 'This encrypted body was sent before.');
};
