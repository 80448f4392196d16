import { getEncryptionKey } from '@shared-kernel/contracts/account/session';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { CompactEncrypt, importJWK } from 'jose';
import { now } from 'shared-kernel/clock';

const KEY_AGREEMENT = 'ECDH-ES';
const CONTENT_ENCRYPTION = 'A256GCM';

/** How the server's public key is asked for: by `callApi`, which this file cannot import without a circle. */
export type AskKey = (
  endpoint: typeof getEncryptionKey,
  input: Record<never, never>,
) => Promise<ValueOf<typeof getEncryptionKey>>;

/** The server's time as the key came with it, else as this page knows it, in seconds: a phone's clock may be wrong. */
const issuedAt = (serverTime: string | undefined): number =>
  Math.floor((serverTime === undefined ? now().getTime() : Date.parse(serverTime)) / 1000);

/**
 * Seals the JSON of an encrypted call into a compact JWE for the server's public key, good once and from now for minutes:
 * sent again, a call is sealed anew. Throws `ApiError` without the key.
 */
export const encryptBody = async (body: string, ask: AskKey): Promise<string> => {
  const { kid, serverTime, ...jwk } = await ask(getEncryptionKey, {});
  return new CompactEncrypt(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: KEY_AGREEMENT, enc: CONTENT_ENCRYPTION, kid, iat: issuedAt(serverTime) })
    .encrypt(await importJWK(jwk, KEY_AGREEMENT));
};
