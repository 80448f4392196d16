import { desc } from 'drizzle-orm';
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { PlatformError } from '../base/platform-error.ts';
import type { Database } from '../database/database.ts';
import { encryptionKeys, type StoredJwk } from './http.tables.ts';

/** The only scheme: JWE compact, ECDH-ES on P-256, A256GCM. Its name travels in the `Encryption` header. */
const SCHEME = 'jwe';
const KEY_AGREEMENT = 'ECDH-ES';
const CIPHER = 'A256GCM';

const textFields = (jwk: object): StoredJwk =>
  Object.fromEntries(Object.entries(jwk).filter((field): field is [string, string] => typeof field[1] === 'string'));

/** Makes the key pair of a new database. Call it while no other process can. */
export const ensureEncryptionKey = async (db: Database, now: Date): Promise<void> => {
  if ((await db.select({ kid: encryptionKeys.kid }).from(encryptionKeys).limit(1)).length > 0) return;
  const pair = await generateKeyPair(KEY_AGREEMENT, { crv: 'P-256', extractable: true });
  const publicJwk = textFields(await exportJWK(pair.publicKey));
  const privateJwk = textFields(await exportJWK(pair.privateKey));
  const kid = await calculateJwkThumbprint(publicJwk);
  await db.insert(encryptionKeys).values({ kid, publicJwk, privateJwk, createdAt: now });
};

const latestKey = async (db: Database) => {
  const [key] = await db.select().from(encryptionKeys).orderBy(desc(encryptionKeys.createdAt)).limit(1);
  if (!key) throw new Error('The database has no encryption key: start the platform once to make it.');
  return key;
};

/** The public key that browsers seal bodies with. */
export const publicEncryptionKey = async (db: Database) => {
  const { kid, publicJwk } = await latestKey(db);
  const { kty = '', crv = '', x = '', y = '' } = publicJwk;
  return { kid, kty, crv, x, y };
};

/** Opens the body of an endpoint that insists on encryption; a plain body is refused. */
export const openSealedBody = async (db: Database, scheme: string | undefined, body: string): Promise<unknown> => {
  if (scheme?.toLowerCase() !== SCHEME) {
    throw new PlatformError(
      'request.invalid',
      `This body must be sealed: send a JWE and the header Encryption: ${SCHEME}.`,
    );
  }
  const { privateJwk } = await latestKey(db);
  try {
    const { plaintext } = await compactDecrypt(body.trim(), await importJWK(privateJwk, KEY_AGREEMENT), {
      keyManagementAlgorithms: [KEY_AGREEMENT],
      contentEncryptionAlgorithms: [CIPHER],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The sealed body cannot be opened with the current key.', { cause });
  }
};
