import { CompactEncrypt, importJWK } from 'jose';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { getEncryptionKey } from 'shared-kernel/contracts/session';

const KEY_AGREEMENT = 'ECDH-ES';
const CONTENT_ENCRYPTION = 'A256GCM';

/** How the server's public key is asked for: by `callApi`, which this file cannot import without a circle. */
export type AskKey = (
  endpoint: typeof getEncryptionKey,
  input: Record<never, never>,
) => Promise<ValueOf<typeof getEncryptionKey>>;

/** Seals the JSON of an encrypted call into a compact JWE for the server's public key. Throws `ApiError` without the key. */
export const sealBody = async (body: string, ask: AskKey): Promise<string> => {
  const { kid, ...jwk } = await ask(getEncryptionKey, {});
  return new CompactEncrypt(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: KEY_AGREEMENT, enc: CONTENT_ENCRYPTION, kid })
    .encrypt(await importJWK(jwk, KEY_AGREEMENT));
};
