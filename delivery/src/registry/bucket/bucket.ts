import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3ServiceException } from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { RegistryError } from '../release-name.ts';

/** A bucket that is away, or refuses: a later try may succeed. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly isExplained = true;
}

export interface StoredObject {
  readonly bytes: Buffer;
  /** Changes with the bytes. */
  readonly etag: string;
}

interface ObjectHead extends Pick<ListedObject, 'changedAt'> {
  readonly etag: string;
  readonly metadata: Readonly<Record<string, string>>;
}

interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** The objects of a bucket below a prefix, by keys without it. What fails throws; nothing is ever written halfway. */
export interface Bucket {
  /** As it was named: `s3://bucket/prefix`. */
  readonly address: string;
  /** Null: there is none. */
  read(key: string): Promise<StoredObject | null>;
  /** What is known of an object without its bytes. Null: there is none. */
  look(key: string): Promise<ObjectHead | null>;
  /** All of them whose keys begin so. */
  list(prefix: string): Promise<readonly ListedObject[]>;
  /** Next parts of keys that begin so and go on with a slash. */
  folders(prefix: string): Promise<readonly string[]>;
  /** False: there is one with this key. */
  create(key: string, bytes: Uint8Array | string, metadata?: Readonly<Record<string, string>>): Promise<boolean>;
  /** False: it is not the one with this ETag any more. */
  replace(key: string, bytes: Uint8Array | string, etag: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

export interface BucketLimits {
  /** For each request; those that transfer releases take long on a slow line. */
  readonly timeoutMs?: number;
  /** How often a request is sent. */
  readonly attempts?: number;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/;
const AT_ONCE = 32;
const TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
const NOT_FOUND = 404;
/** Another writer was first, or is at work on the same object at this moment. */
const LOST: readonly (number | undefined)[] = [409, 412, NOT_FOUND];
/** What every registry in a bucket has: written to see that the bucket keeps its word. */
const PROBE = 'conditional-writes';

/** Whether a registry is in a bucket: `s3://bucket/prefix`. */
export const isBucket = (registry: string): boolean => registry.startsWith('s3://');

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error ? (error as S3ServiceException).$metadata.httpStatusCode : undefined;

/** What an answer says of an object is for whoever asked; all else is of the bucket. */
const explain = (error: unknown, address: string, signal: AbortSignal): unknown => {
  if (signal.aborted) return new BucketError(`${address} does not answer.`, { cause: error });
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (LOST.includes(statusOf(error)) && name !== 'NoSuchBucket') return error;
  return new BucketError(`${address}: ${name}: ${message}`, { cause: error });
};

/** Null in place of an object that is not there. */
const orNull = async <Value>(work: Promise<Value>): Promise<Value | null> => {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return null;
    throw error;
  }
};

const wasWritten = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (LOST.includes(statusOf(error))) return false;
    throw error;
  }
};

/** Servers other than Amazon's seldom have a host name for each bucket. Whoever has no bucket never loads the SDK. */
const connect = async (maxAttempts: number) => {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  const sdk = await import('@aws-sdk/client-s3');
  const forcePathStyle = Boolean(AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL);
  return { sdk, client: new sdk.S3Client({ forcePathStyle, maxAttempts }) };
};

type Connection = Awaited<ReturnType<typeof connect>>;

/** The bucket of an address, with the SDK's own settings (`AWS_…`). Throws a RegistryError for what is no address. */
export const bucketAt = (
  address: string,
  { timeoutMs = TIMEOUT_MS, attempts = ATTEMPTS }: BucketLimits = {},
): Bucket => {
  const [, Bucket, path = ''] = ADDRESS.exec(address) ?? [];
  if (Bucket === undefined) throw new RegistryError(`"${address}" is no bucket: write it as s3://bucket/prefix.`);
  const base = path.replace(/\/*$/, path === '' ? '' : '/');
  const at = (key: string) => ({ Bucket, Key: base + key });
  const limit = pLimit(AT_ONCE);
  let connection: Promise<Connection> | null = null;

  /** Also of an answer that begins and does not end. */
  const run = <Value>(work: (connected: Connection, signal: AbortSignal) => Promise<Value>): Promise<Value> =>
    limit(async () => {
      connection ??= connect(attempts);
      const connected = await connection;
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await work(connected, signal);
      } catch (error) {
        throw explain(error, address, signal);
      }
    });

  const put = (
    key: string,
    bytes: Uint8Array | string,
    condition: { readonly IfNoneMatch: string } | { readonly IfMatch: string },
    Metadata: Readonly<Record<string, string>> = {},
  ): Promise<boolean> =>
    wasWritten(
      run(({ sdk, client }, abortSignal) =>
        client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, Metadata, ...condition }), { abortSignal }),
      ),
    );

  let proof: Promise<void> | null = null;
  /** A bucket that writes whatever the condition says would lose a pointer between two writers, and nobody would know. */
  const prove = async (): Promise<void> => {
    await put(PROBE, PROBE, { IfNoneMatch: '*' });
    const wrong = [put(PROBE, PROBE, { IfNoneMatch: '*' }), put(PROBE, PROBE, { IfMatch: `"${'0'.repeat(32)}"` })];
    if ((await Promise.all(wrong)).includes(true))
      throw new RegistryError(
        `${address} has no conditional writes (If-None-Match, If-Match): no registry is safe there.`,
      );
  };
  const proven = (): Promise<void> => {
    proof ??= prove();
    proof.catch(() => {
      proof = null;
    });
    return proof;
  };

  const pages = async function* (prefix: string, Delimiter?: string) {
    let token: string | undefined;
    do {
      const page = await run(({ sdk, client }, abortSignal) =>
        client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix: base + prefix, Delimiter, ContinuationToken: token }),
          { abortSignal },
        ),
      );
      yield page;
      token = page.NextContinuationToken;
    } while (token !== undefined);
  };

  return {
    address,
    read: (key) =>
      orNull(
        run(async ({ sdk, client }, signal) => {
          const { Body, ETag = '' } = await client.send(new sdk.GetObjectCommand(at(key)), { abortSignal: signal });
          if (!(Body instanceof Readable)) throw new Error(`${key} has no bytes`);
          return { bytes: await buffer(addAbortSignal(signal, Body)), etag: ETag };
        }),
      ),
    look: (key) =>
      orNull(
        run(async ({ sdk, client }, abortSignal) => {
          const found = await client.send(new sdk.HeadObjectCommand(at(key)), { abortSignal });
          return {
            etag: found.ETag ?? '',
            metadata: found.Metadata ?? {},
            changedAt: found.LastModified ?? new Date(0),
          };
        }),
      ),
    list: async (prefix) => {
      const found: ListedObject[] = [];
      for await (const { Contents = [] } of pages(prefix))
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          found.push({ key: Key.slice(base.length), size: Size, changedAt: LastModified });
      return found;
    },
    folders: async (prefix) => {
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pages(prefix, '/'))
        for (const { Prefix = '' } of CommonPrefixes) found.push(Prefix.slice((base + prefix).length, -1));
      return found;
    },
    create: async (key, bytes, metadata) => {
      await proven();
      return put(key, bytes, { IfNoneMatch: '*' }, metadata);
    },
    replace: async (key, bytes, etag) => {
      await proven();
      return put(key, bytes, { IfMatch: etag });
    },
    remove: async (key) => {
      await run(({ sdk, client }, abortSignal) => client.send(new sdk.DeleteObjectCommand(at(key)), { abortSignal }));
    },
  };
};
