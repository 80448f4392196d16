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
/**
 * Pages that were open before a seal named its time (kernel 1.1) seal without: such a body is good once, too, while its key
 * is no older than this, and is remembered as long.
 */
const TIMELESS_MS = 48 * 60 * 60_000;

const stale = (message: string): PlatformError<typeof login> => new PlatformError<typeof login>('seal.stale', message);

const headerOf = (body: string): Readonly<Record<string, unknown>> => {
  try {
    return decodeProtectedHeader(body);
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The sealed body is no JWE.', { cause });
  }
};

/** What the seal itself is: another spelling of the same bytes is no other seal, and other bytes do not open. */
const sealOf = (body: string): string => {
  const [header, , iv = '', , tag = ''] = body.split('.');
  const bytes = [iv, tag].map((part) => Buffer.from(part, 'base64url').toString('base64url'));
  return `seal/${createHash('sha256')
    .update([header, ...bytes].join('.'))
    .digest('base64url')}`;
};

/** Until when a seal could be brought again; throws `seal.stale` for one whose time is over. */
const lastUse = (issuedAt: unknown, keyMadeAt: Date, now: Date): Date => {
  const isTimed = typeof issuedAt === 'number';
  const madeAtMs = isTimed ? issuedAt * 1000 : keyMadeAt.getTime();
  const lifeMs = isTimed ? FRESH_MS : TIMELESS_MS;
  const ageMs = now.getTime() - madeAtMs;
  if (ageMs > lifeMs || (isTimed && ageMs < -FRESH_MS)) throw stale('The body was sealed at another time.');
  return new Date(madeAtMs + lifeMs);
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
    throw new PlatformError('request.invalid', 'The sealed body cannot be opened.', { cause });
  }
};

/**
 * Opens the body of an endpoint that insists on encryption; a plain body is refused. A body is good once and for five
 * minutes from the time that its seal covers. Sealed with a key that is no longer one, or at another time, it fails with
 * `seal.stale`: the page may seal anew, with the key of now.
 */
export const openSealedBody = async (
  { db, config }: Platform,
  scheme: string | undefined,
  text: string,
  now: Date,
): Promise<unknown> => {
  if (scheme?.toLowerCase() !== SCHEME) {
    throw new PlatformError(
      'request.invalid',
      `This body must be sealed: send a JWE and the header Encryption: ${SCHEME}.`,
    );
  }
  const body = text.trim();
  const { kid, iat } = headerOf(body);
  const key = await privateKeyOf(db, kid, config.wrappingKeys);
  if (!key) throw stale('The body was sealed with another key.');
  const until = lastUse(iat, key.createdAt, now);
  const content = await decrypt(body, key.jwk);
  if (await spendOnce(db, sealOf(body), until)) return content;
  throw new PlatformError('request.duplicate', 'This sealed body has been brought before.');
};
