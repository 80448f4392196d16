import { HOUR_MS } from '@shared-kernel/node/durations';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { Database } from '../../database/database.ts';
import { desc, eq, notInArray } from '../../database/orm.ts';
import { needsWrapping, type StoredJwk, unwrapKey, type WrappingKeys, wrapKey } from '../../encryption/key-wrap.ts';
import type { Job } from '../../jobs/job.ts';
import { encryptionKeys } from '../http.tables.ts';

/** The scheme of encrypted bodies: ECDH-ES on P-256. */
export const KEY_AGREEMENT = 'ECDH-ES';

/** A key encrypts for a day, and opens for one more what was encrypted with it. */
const KEY_LIFE_MS = 24 * HOUR_MS;
const KEYS_KEPT = 2;

const textFields = (jwk: object): StoredJwk =>
  Object.fromEntries(Object.entries(jwk).filter((field): field is [string, string] => typeof field[1] === 'string'));

const makeKey = async (db: Database, now: Date, wrapping: WrappingKeys): Promise<void> => {
  const pair = await generateKeyPair(KEY_AGREEMENT, { crv: 'P-256', extractable: true });
  const publicJwk = textFields(await exportJWK(pair.publicKey));
  const privateJwk = await wrapKey(textFields(await exportJWK(pair.privateKey)), wrapping);
  const kid = await calculateJwkThumbprint(publicJwk);
  await db.insert(encryptionKeys).values({ kid, publicJwk, privateJwk, createdAt: now });
};

/** The keys that open, the one that encrypts first. */
const keysOf = (db: Database) =>
  db.select().from(encryptionKeys).orderBy(desc(encryptionKeys.createdAt)).limit(KEYS_KEPT);

/**
 * Makes the key pair of a new database, and wraps what lies there bare or under an earlier key. Call it while no other
 * process can. Throws a sentence when the stored keys cannot be opened.
 */
export const ensureEncryptionKey = async (db: Database, now: Date, wrapping: WrappingKeys): Promise<void> => {
  const keys = await keysOf(db);
  if (keys.length === 0) await makeKey(db, now, wrapping);
  for (const { kid, privateJwk } of keys) {
    const jwk = await unwrapKey(privateJwk, wrapping);
    if (!(await needsWrapping(privateJwk, wrapping))) continue;
    await db
      .update(encryptionKeys)
      .set({ privateJwk: await wrapKey(jwk, wrapping) })
      .where(eq(encryptionKeys.kid, kid));
  }
};

/** A new key when the newest is a day old; the last two stay. Twice at once does no harm: one more key is made. */
export const ROTATE_KEYS: Job = {
  name: 'keys.rotate',
  everyMs: HOUR_MS,
  run: async ({ db, config }, now) => {
    const [newest] = await keysOf(db);
    if (newest && now.getTime() - newest.createdAt.getTime() < KEY_LIFE_MS) return;
    await makeKey(db, now, config.wrappingKeys);
    const kept = (await keysOf(db)).map(({ kid }) => kid);
    await db.delete(encryptionKeys).where(notInArray(encryptionKeys.kid, kept));
  },
};

const newestKey = async (db: Database) => {
  const [key] = await keysOf(db);
  if (!key) throw new Error('The database has no encryption key: start the platform once to make it.');
  return key;
};

/** The public key that browsers encrypt bodies with. */
export const publicEncryptionKey = async (db: Database) => {
  const { kid, publicJwk } = await newestKey(db);
  const { kty = '', crv = '', x = '', y = '' } = publicJwk;
  return { kid, kty, crv, x, y };
};

/** The private key of a name, with its age; undefined for a name that is none, or no longer one. */
export const privateKeyOf = async (db: Database, kid: unknown, wrapping: WrappingKeys) => {
  const key = (await keysOf(db)).find((candidate) => candidate.kid === kid);
  if (!key) return undefined;
  return { jwk: await unwrapKey(key.privateJwk, wrapping), createdAt: key.createdAt };
};
