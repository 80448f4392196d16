import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context } from 'hono';
import { PlatformError } from '../base/platform-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { and, eq } from '../database/orm.ts';
import { idempotencyKeys } from './http.tables.ts';

const KEY_PATTERN = /^[\w-]{8,64}$/;

/** The key of one submission. Fails with `request.invalid` when a call that needs one has none. */
export const idempotencyKeyOf = (context: Context): string => {
  const key = context.req.header(HEADER.idempotencyKey) ?? '';
  if (KEY_PATTERN.test(key)) return key;
  throw new PlatformError('request.invalid', `Send ${HEADER.idempotencyKey}: 8 to 64 letters, digits, - and _.`);
};

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64url');

/** Files become hashes of their content. */
const withoutFiles = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return hashOf(new Uint8Array(await value.arrayBuffer()));
  if (Array.isArray(value)) return Promise.all(value.map(withoutFiles));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([key, field]) => [key, await withoutFiles(field)])),
  );
};

interface Submission {
  /** The member, or the browser of a guest. */
  readonly subject: string;
  readonly endpoint: AnyEndpoint;
  readonly key: string;
  readonly input: unknown;
  readonly now: Date;
}

/**
 * Does a submission once under its key. Its writes and the kept answer are one transaction: the same key and input get
 * that answer again, another input fails with `request.duplicate`, and a parallel twin waits for the first to end. A
 * call that fails leaves its key free.
 */
export const runOnce = async (
  db: Database,
  { subject, endpoint, key, input, now }: Submission,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> => {
  const row = { subject, endpoint: `${endpoint.method} ${endpoint.path}`, key };
  const inputHash = hashOf(JSON.stringify(await withoutFiles(input)));
  const isThis = and(
    eq(idempotencyKeys.subject, subject),
    eq(idempotencyKeys.endpoint, row.endpoint),
    eq(idempotencyKeys.key, key),
  );
  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ ...row, inputHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length > 0) {
      const answer = await work(tx);
      await tx.update(idempotencyKeys).set({ answer }).where(isThis);
      return answer;
    }
    const [earlier] = await tx.select().from(idempotencyKeys).where(isThis);
    if (earlier?.inputHash === inputHash) return earlier.answer;
    throw new PlatformError('request.duplicate', 'This key was used with another input.');
  });
};
