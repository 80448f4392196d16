import type { Http2ServerResponse } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { MERCHANT } from '../places.ts';
import { PLATFORM_URL } from '../processes.ts';
import { brotli } from './brotli.ts';
import type { Handler } from './secure-server.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const COMPRESSIBLE = /json|svg|javascript|text/;
const IS_API = /^\/(wps|lgw)\//;
const RETURNED = ['content-type', 'cache-control', 'etag'];

export const isApi = (url: string): boolean => IS_API.test(url);

const headersFrom = (request: Parameters<Handler>[0]): Record<string, string> => {
  const own = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith(':') || name === 'accept-encoding' || typeof value !== 'string' ? [] : [[name, value] as const],
  );
  return { merchant: MERCHANT, ...Object.fromEntries(own), 'accept-encoding': 'identity' };
};

const ask = async (url: string, headers: Record<string, string>): Promise<Answer> => {
  const response = await fetch(PLATFORM_URL + url, { headers });
  const plain = new Uint8Array(await response.arrayBuffer());
  const kept = RETURNED.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const isSmall = !COMPRESSIBLE.test(response.headers.get('content-type') ?? '');
  const extra = isSmall ? {} : { 'content-encoding': 'br', vary: 'accept-encoding' };
  return {
    status: response.status,
    headers: { ...Object.fromEntries(kept), ...extra },
    body: isSmall ? plain : await brotli(plain),
  };
};

const send = (response: Http2ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, { ...headers, 'content-length': body.byteLength });
  response.end(body);
};

/**
 * The platform's answers, each asked for once and then given from memory after `delayMs`: every build meets the same
 * API, whatever else the machine does.
 */
export const createApi = (delayMs: number): Handler => {
  const known = new Map<string, Promise<Answer>>();
  return (request, response) => {
    const answer = known.get(request.url) ?? ask(request.url, headersFrom(request));
    known.set(request.url, answer);
    answer.catch(() => known.delete(request.url));
    void Promise.all([answer, sleep(delayMs)]).then(
      ([ready]) => send(response, ready),
      () => response.writeHead(502).end(),
    );
  };
};
