import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { showMark } from './process-mark.ts';

/** What a client may take of a server. Times in milliseconds. */
export interface ServerLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headersMs: number;
  /** From the first byte of a request to its last: 15 MB over a poor line. */
  readonly requestMs: number;
  /** How long a connection is kept between two requests. */
  readonly idleMs: number;
  /** How long nothing may pass over a connection that has a request: a reader who stands still lets go. */
  readonly silenceMs: number;
  /** Connections at a time; what comes beyond them is closed. */
  readonly connections: number;
}

export const DEFAULT_SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 120_000,
  idleMs: 10_000,
  silenceMs: 60_000,
  connections: 4096,
};

/** How often late requests are looked for. */
const CHECK_MS = 1000;

/** A server that ends in good order. */
export interface GuardedServer {
  readonly server: Server;
  readonly isDraining: boolean;
  /** Requests that have begun and are not answered yet. */
  readonly inFlight: number;
  /**
   * Takes no more connections, lets what is being answered be answered, and closes what is left after `limitMs`. Answers how
   * many requests were cut off.
   */
  drain(limitMs: number): Promise<number>;
}

const STATUS_BY_CODE: ReadonlyMap<unknown, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);
const BAD_REQUEST = 400;

/** What cannot be read as a request is answered before any program sees it. */
const answerBroken = (error: Error, socket: Duplex, headers: Readonly<Record<string, string>>): void => {
  if (!socket.writable) return void socket.destroy();
  const status = STATUS_BY_CODE.get('code' in error ? error.code : undefined) ?? BAD_REQUEST;
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
};

/** Two names of the host: each proxy on the way would choose its own (RFC 9112, 3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * An HTTP server with limits against slow and many clients, which can be drained. `headers`: what its answer to a broken
 * request carries.
 */
export const createGuardedServer = (
  listener: RequestListener,
  { headersMs, requestMs, idleMs, silenceMs, connections }: ServerLimits,
  headers: Readonly<Record<string, string>> = {},
): GuardedServer => {
  const answering = new Set<ServerResponse>();
  let isDraining = false;

  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: Math.min(CHECK_MS, headersMs),
  });
  server.timeout = silenceMs;
  server.maxConnections = connections;
  server.on('clientError', (error, socket) => answerBroken(error, socket, headers));
  server.on('request', (request, response) => {
    answering.add(response);
    showMark(request, response);
    if (isDraining) response.setHeader('Connection', 'close');
    response.on('close', () => {
      answering.delete(response);
      // The connection counts as idle only after this event.
      if (isDraining) setImmediate(() => server.closeIdleConnections());
    });
  });
  server.on('request', (request, response) => {
    if (hasTwoHosts(request)) response.writeHead(BAD_REQUEST, { ...headers, Connection: 'close' }).end();
    else listener(request, response);
  });

  return {
    server,
    get isDraining() {
      return isDraining;
    },
    get inFlight() {
      return answering.size;
    },
    drain: (limitMs) => {
      isDraining = true;
      let cut = 0;
      for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close');
      return new Promise((resolve) => {
        const limit = setTimeout(() => {
          cut = answering.size;
          server.closeAllConnections();
        }, limitMs);
        server.close(() => {
          clearTimeout(limit);
          resolve(cut);
        });
      });
    },
  };
};

/** How long requests in flight may take to end once a process is told to stop, in milliseconds. */
export const DRAIN_LIMIT_MS = 10_000;
