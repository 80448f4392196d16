import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import S3rver from 's3rver';

/** What is wrong with the bucket, as a player's site may meet it. `conflicting`: the next write meets another one. */
export type BucketFault = 'none' | 'refused' | 'hanging' | 'stalled' | 'failing' | 'slow' | 'conflicting';

export interface BucketServer extends AsyncDisposable {
  /** What the SDK is told, as a process has it in its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The name of the bucket that is there. */
  readonly bucket: string;
  /** Where the server keeps an object's bytes. */
  at(key: string): string;
  /** Breaks it, or mends it. */
  fail(fault: BucketFault): void;
}

const BUCKET = 'tala';
const SLOW_MS = 400;

/** Runs what is for one object after what is still at it: S3 never shows half an object, and decides on conditions one by one. */
const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return (key: string, work: () => Promise<void>): Promise<void> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    return turn;
  };
};

const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/\?.*$/, '');

const fail = (response: ServerResponse, status: number, code: string): void => {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text);
};

interface Listed {
  readonly objects: readonly { readonly key: string }[];
  readonly commonPrefixes: readonly string[];
}
interface ListingStore {
  listObjects(bucket: string, options: { readonly prefix?: string; readonly delimiter?: string }): Promise<Listed>;
}

/** s3rver finds no common prefix that has nothing but further folders in it. */
const listWithPrefixes = (store: ListingStore): void => {
  const listAll = store.listObjects.bind(store);
  store.listObjects = async (bucket, { delimiter, ...options }) => {
    const all = await listAll(bucket, options);
    if (delimiter === undefined) return all;
    const { prefix = '' } = options;
    const endOf = (key: string): number => key.indexOf(delimiter, prefix.length) + 1;
    return {
      ...all,
      objects: all.objects.filter(({ key }) => endOf(key) === 0),
      commonPrefixes: [...new Set(all.objects.flatMap(({ key }) => (endOf(key) > 0 ? key.slice(0, endOf(key)) : [])))],
    };
  };
};

/** s3rver answers before the last byte is in its file. */
const isOnDisk = async (path: string, { headers }: IncomingMessage): Promise<void> => {
  const isWhole = async (): Promise<boolean> => {
    const found = await stat(`${path}._S3rver_object`).catch(() => null);
    return found === null || found.size >= Number(headers['content-length'] ?? 0);
  };
  while (!(await isWhole())) await nextTurn();
};

/** Why a conditional write is refused; null: it is not. s3rver itself writes whatever the condition says. */
const refusalOf = async ({ headers }: IncomingMessage, etagOf: () => Promise<string | null>) => {
  const { 'if-match': wanted, 'if-none-match': unwanted } = headers;
  if (wanted === undefined && unwanted === undefined) return null;
  const etag = await etagOf();
  if (unwanted === '*' && etag !== null) return { status: 412, code: 'PreconditionFailed' };
  if (wanted === undefined || wanted === etag) return null;
  return etag === null ? { status: 404, code: 'NoSuchKey' } : { status: 412, code: 'PreconditionFailed' };
};

/**
 * A server that speaks S3 on this machine: s3rver, with the conditional writes that it lacks. `isConditional` false: without
 * them, as servers are that no registry is safe on.
 */
export const startBucketServer = async ({ isConditional = true } = {}): Promise<BucketServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET, configs: [] }] });
  listWithPrefixes((s3 as S3rver & { readonly store: ListingStore }).store);
  await s3.configureBuckets();
  const answer = s3.callback();
  const turn = createTurns();
  let fault: BucketFault = 'none';
  const inner = createServer(answer).listen(0, '127.0.0.1');
  await once(inner, 'listening');
  const innerUrl = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
  const etagOf = async (path: string): Promise<string | null> => {
    const found = await fetch(innerUrl + path, { method: 'HEAD' });
    return found.ok ? found.headers.get('etag') : null;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    const refusal = isConditional && request.method === 'PUT' ? await refusalOf(request, () => etagOf(path)) : null;
    if (refusal !== null) {
      request.resume();
      fail(response, refusal.status, refusal.code);
      return;
    }
    const ended = once(response, 'close');
    answer(request, response);
    await ended;
    if (request.method === 'PUT') await isOnDisk(join(directory, decodeURIComponent(path)), request);
  };

  const stall = (response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Length': '1000', ETag: '"0"' }).write('{');
  };

  const server = createServer((request, response) => {
    const inTurn = (): void => void turn(pathOf(request), () => serve(request, response));
    if (fault === 'refused') request.socket.destroy();
    else if (fault === 'conflicting' && request.method === 'PUT') {
      fault = 'none';
      fail(response, 409, 'ConditionalRequestConflict');
    } else if (fault === 'failing') fail(response, 500, 'InternalError');
    else if (fault === 'stalled') stall(response);
    else if (fault === 'slow') setTimeout(inTurn, SLOW_MS);
    else if (fault !== 'hanging') inTurn();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    bucket: BUCKET,
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
    },
    at: (key) => join(directory, BUCKET, `${key}._S3rver_object`),
    fail: (next) => {
      fault = next;
    },
    [Symbol.asyncDispose]: async () => {
      for (const each of [server, inner]) {
        each.closeAllConnections();
        each.close();
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
};

/** One for the suite around, whose settings this process and what it starts have; there once a test runs. */
export const bucketServerOfSuite = (): (() => BucketServer) => {
  let server: BucketServer;
  before(async () => {
    server = await startBucketServer();
    Object.assign(process.env, server.env);
  });
  after(() => server[Symbol.asyncDispose]());
  return () => server;
};
