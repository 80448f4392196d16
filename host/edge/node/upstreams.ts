import { Readable } from 'node:stream';
import { TEXT_LIMIT_BYTES } from '@shared-kernel/contracts/wire/body-limit';
import { EDGE_PROOF } from '@shared-kernel/contracts/wire/edge-proof';
import { Client, Pool } from 'undici';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createGamesOriginCheck } from '../platform/games-origin.ts';
import { type Upstream, UpstreamUnreachable } from '../reverse-proxy/upstream.ts';
import { createUpstreamPool, type UpstreamPool } from '../reverse-proxy/upstream-pool.ts';

/** Connections to one upstream. A call beyond them waits for one, within its own timeout. */
const CONNECTIONS = 512;
/** Event streams of one upstream, each on a connection of its own. */
const STREAMS = 2048;
const CONNECT_TIMEOUT_MS = 2000;
/** Shorter than the platform's own, so that the platform never closes a connection under a request. */
const KEEP_ALIVE_MS = 4000;
const BODY_TIMEOUT_MS = 30_000;
/** Longer than every timeout of a call, which the core holds. */
const HEADERS_TIMEOUT_MS = 180_000;
const HEALTH_PATH = '/ready';
const HEALTH_EVERY_MS = 500;
const HEALTH_TIMEOUT_MS = 1000;
const HEALTH_MAX_BYTES = 4096;
const SERVER_ERROR = 500;

/** Errors before a byte of the request has left. */
const UNSENT_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const NO_BODY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

const isUnsent = (error: unknown): boolean => error instanceof Error && 'code' in error && UNSENT_CODES.has(error.code);

const headersOf = (raw: Readonly<Record<string, string | string[] | undefined>>): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
};

/** A light body is sent in one piece. The source of a heavy one is not cancelled: its connection still carries the answer. */
const bodyOf = async (request: Request): Promise<Uint8Array | Readable | null> => {
  if (request.body === null) return null;
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  return length <= TEXT_LIMIT_BYTES
    ? new Uint8Array(await request.arrayBuffer())
    : Readable.from(request.body.values({ preventCancel: true }), { objectMode: false });
};

/** An answer's body, which is read from the upstream as fast as the caller reads it. */
const streamOf = (body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const parts: AsyncIterator<Uint8Array<ArrayBuffer>> = body.iterator();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => {
        body.destroy();
      },
    },
    { highWaterMark: 0 },
  );
};

interface UpstreamDeps {
  /** Proof of the document server that every call carries, so that the platform trusts its forwarded headers. */
  readonly edgeSecret: string | undefined;
  readonly onHealthAnswer: (answer: unknown) => void;
}

/** One process of the platform behind a pool of connections. */
const upstreamAt = (origin: string, { edgeSecret, onHealthAnswer }: UpstreamDeps): Upstream => {
  const proof = edgeSecret === undefined ? {} : { [EDGE_PROOF]: edgeSecret };
  const poolOf = (connections: number): Pool =>
    new Pool(origin, {
      connections,
      pipelining: 1,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      bodyTimeout: BODY_TIMEOUT_MS,
    });
  const calls = poolOf(CONNECTIONS);
  const streams = poolOf(STREAMS);
  // A connection of their own: health checks do not queue behind calls.
  const health = new Client(origin, { connect: { timeout: HEALTH_TIMEOUT_MS }, maxResponseSize: HEALTH_MAX_BYTES });

  return {
    name: origin,
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, signal } = request;
      try {
        const headers = { ...Object.fromEntries(request.headers), ...proof };
        const body = await bodyOf(request);
        const pool = request.headers.get('Accept') === 'text/event-stream' ? streams : calls;
        const answer = await pool.request({ path: pathname + search, method, headers, body, signal });
        const init = { status: answer.statusCode, headers: headersOf(answer.headers) };
        if (method !== 'HEAD' && !NO_BODY_STATUSES.has(init.status)) return new Response(streamOf(answer.body), init);
        await answer.body.dump();
        return new Response(null, init);
      } catch (error) {
        throw isUnsent(error) ? new UpstreamUnreachable(String(error), { cause: error }) : error;
      }
    },
    checkHealth: async () => {
      const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
      const { statusCode, body } = await health.request({ path: HEALTH_PATH, method: 'GET', signal });
      onHealthAnswer(await body.json().catch(() => undefined));
      // An operator's platform without this path counts as ready when it answers.
      return statusCode < SERVER_ERROR;
    },
  };
};

interface PoolDeps extends Pick<EdgeDeps, 'gamesOrigin' | 'log'>, Pick<UpstreamDeps, 'edgeSecret'> {}

/** The platform at its addresses, with a health check of each twice a second. */
export const upstreamsAt = (urls: readonly string[], { edgeSecret, gamesOrigin, log }: PoolDeps): UpstreamPool => {
  const onHealthAnswer = createGamesOriginCheck({ gamesOrigin, log });
  const upstreams = urls.map((url) => upstreamAt(new URL(url).origin, { edgeSecret, onHealthAnswer }));
  const pool = createUpstreamPool(upstreams, { log });
  const checkAgain = (): void => {
    void pool.checkHealth().finally(() => setTimeout(checkAgain, HEALTH_EVERY_MS).unref());
  };
  checkAgain();
  return pool;
};
