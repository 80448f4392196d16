import { callApi, type Sealer } from 'shared-kernel/api';
import { getEncryptionKey } from 'shared-kernel/contracts/session';

const KEY_AGREEMENT = 'ECDH-ES';
const CONTENT_ENCRYPTION = 'A256GCM';

const loadJose = () => import('jose');

/** Fetches the encryption's code while the visitor still types. A failure shows when the form is sent. */
export const warmSealer = (): void => {
  loadJose().catch(() => undefined);
};

/** Seals the JSON of an encrypted call into a compact JWE for the server's public key. Throws `ApiError` without the key. */
export const sealBody: Sealer = async (body) => {
  const [{ CompactEncrypt, importJWK }, key] = await Promise.all([loadJose(), callApi(getEncryptionKey, {})]);
  const { kid, ...jwk } = key;
  return new CompactEncrypt(new TextEncoder().encode(body))
    .setProtectedHeader({ alg: KEY_AGREEMENT, enc: CONTENT_ENCRYPTION, kid })
    .encrypt(await importJWK(jwk, KEY_AGREEMENT));
};
