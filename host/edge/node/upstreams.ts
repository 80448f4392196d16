import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { TEXT_LIMIT_BYTES } from 'shared-kernel/contracts/body-limit';
import { EDGE_PROOF } from 'shared-kernel/contracts/edge-proof';
import { Pool } from 'undici';
import { NotSent, type PlatformInstance } from '../reverse-proxy/upstream.ts';

/** Connections to one process of the platform; a call beyond them waits for one, within its own time limit. */
const CONNECTIONS = 512;
const CONNECT_LIMIT_MS = 2000;
/** Idle connections are let go before the platform does, whose own limit is longer. */
const IDLE_MS = 4000;
/** Between two parts of an answer, after which the process counts as stuck. */
const BODY_PAUSE_LIMIT_MS = 30_000;
/** Beyond every limit of a call: only for what has none of its own. */
const HEADERS_LIMIT_MS = 180_000;
const LOOK_PATH = '/ready';
const LOOK_LIMIT_MS = 1000;
const LOOK_BYTES = 4096;
const SERVER_ERROR = 500;

/** What fails before a byte of the request has left. */
const UNSENT_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const NO_BODY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const headersOf = (raw: Readonly<Record<string, string | string[] | undefined>>): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
};

async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** What is light is handed over whole, so that it goes out in one piece. */
const bodyOf = async (request: Request): Promise<Uint8Array | Readable | null> => {
  if (request.body === null) return null;
  const length = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  return length <= TEXT_LIMIT_BYTES
    ? new Uint8Array(await request.arrayBuffer())
    : Readable.from(partsOf(request.body), { objectMode: false });
};

/** An answer's body, which reads from the platform only as fast as it is read itself. */
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

/** What a platform says of itself in a few bytes; undefined for anything else, of which nothing is kept. */
const smallJson = async (body: Readable & { dump(): Promise<void> }, length: unknown): Promise<unknown> => {
  if (!(Number(length) <= LOOK_BYTES)) return void (await body.dump());
  try {
    return JSON.parse(await text(body));
  } catch {
    return undefined;
  }
};

interface InstanceDeps {
  readonly edgeSecret: string | undefined;
  /** Is told what the platform says of itself with each look. */
  readonly hear: (answer: unknown) => void;
}

/** One process of the platform, over connections that are kept. */
export const instanceAt = (origin: string, { edgeSecret, hear }: InstanceDeps): PlatformInstance => {
  const proof = edgeSecret === undefined ? {} : { [EDGE_PROOF]: edgeSecret };
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: CONNECT_LIMIT_MS },
    keepAliveTimeout: IDLE_MS,
    headersTimeout: HEADERS_LIMIT_MS,
    bodyTimeout: BODY_PAUSE_LIMIT_MS,
  });

  // A connection apart: however many calls wait, they are not in a look's way.
  const looks = new Pool(origin, { connections: 1, connect: { timeout: LOOK_LIMIT_MS } });

  const send = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method, signal } = request;
    try {
      const answer = await pool.request({
        path: pathname + search,
        method,
        headers: { ...Object.fromEntries(request.headers), ...proof },
        body: await bodyOf(request),
        signal,
      });
      const { statusCode: status, body } = answer;
      const headers = headersOf(answer.headers);
      if (method !== 'HEAD' && !NO_BODY_STATUSES.has(status)) return new Response(streamOf(body), { status, headers });
      await body.dump();
      return new Response(null, { status, headers });
    } catch (error) {
      if (UNSENT_CODES.has(codeOf(error))) throw new NotSent(String(error), { cause: error });
      throw error;
    }
  };

  const look = async (): Promise<boolean> => {
    const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
    const { statusCode, headers, body } = await looks.request({ path: LOOK_PATH, method: 'GET', signal });
    hear(await smallJson(body, headers['content-length']));
    // An operator's platform that has no such path is there all the same.
    return statusCode < SERVER_ERROR;
  };

  return { name: origin, send, look };
};
