import type { Envelope } from 'shared-kernel/contracts/envelope';
import { HEADER } from 'shared-kernel/contracts/headers';
import { acceptsEncoding } from './compression.ts';
import type { EdgeDeps } from './edge-deps.ts';
import { PLATFORM_ORIGIN } from './platform-read.ts';

/** Which paths are the platform's. */
export const PLATFORM_PATHS = ['/wps/*', '/lgw/*'] as const;

const BAD_GATEWAY = 502;
/** A connection's own business, or written anew on this side. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
];
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
/** Of an answer that the runtime has already unpacked. */
const NOT_RETURNED = ['connection', 'keep-alive', 'transfer-encoding', 'trailer'];
const COMPRESSIBLE = /^(application\/(json|javascript|xml)|image\/svg\+xml|text\/(?!event-stream))/;
/** Below one network packet, compressing saves nothing. */
const COMPRESS_FROM_BYTES = 1024;

interface ProxyContext {
  readonly merchant: string;
  readonly clientAddress: string | undefined;
  readonly isBehindProxy: boolean;
}

const forwardedHeaders = (request: Request, { merchant, clientAddress, isBehindProxy }: ProxyContext): Headers => {
  const headers = new Headers(request.headers);
  const url = new URL(request.url);
  const before = isBehindProxy ? headers.get('X-Forwarded-For') : null;
  const protocol = (isBehindProxy ? headers.get('X-Forwarded-Proto') : null) ?? url.protocol.replace(':', '');
  for (const name of [...NOT_FORWARDED, ...FORWARDED]) headers.delete(name);
  const addresses = [before, clientAddress].filter((address) => address !== null && address !== undefined);
  if (addresses.length > 0) headers.set('X-Forwarded-For', addresses.join(', '));
  headers.set('X-Forwarded-Host', url.host);
  headers.set('X-Forwarded-Proto', protocol);
  // The runtime unpacks what it fetches: compressing is this side's part.
  headers.set('Accept-Encoding', 'identity');
  // A frame's own files and pictures come without our headers.
  if (!headers.has(HEADER.merchant)) headers.set(HEADER.merchant, merchant);
  return headers;
};

const isWorthCompressing = (request: Request, response: Response): boolean => {
  if (response.body === null || response.headers.has('Content-Encoding') || response.headers.has('Content-Range'))
    return false;
  if (!COMPRESSIBLE.test(response.headers.get('Content-Type') ?? '')) return false;
  const length = response.headers.get('Content-Length');
  if (length === null || Number(length) < COMPRESS_FROM_BYTES) return false;
  return acceptsEncoding(request.headers.get('Accept-Encoding'), 'gzip');
};

/** The answer as a stream: nothing is held back but what the compressor holds. */
const answer = (request: Request, response: Response): Response => {
  const headers = new Headers(response.headers);
  for (const name of NOT_RETURNED) headers.delete(name);
  const { status } = response;
  if (request.method === 'HEAD' || !isWorthCompressing(request, response)) {
    return new Response(request.method === 'HEAD' ? null : response.body, { status, headers });
  }
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  return new Response(response.body?.pipeThrough(new CompressionStream('gzip')) ?? null, { status, headers });
};

const unreachable = (): Response => {
  const envelope: Envelope<never> = {
    success: false,
    errorCode: 'unknown',
    message: 'The platform cannot be reached.',
  };
  return Response.json(envelope, { status: BAD_GATEWAY, headers: { 'Cache-Control': 'no-store' } });
};

/** Passes a request on to the platform and its answer back, both as streams; ends with the caller's connection. */
export const proxyToPlatform = async (
  request: Request,
  context: ProxyContext,
  { platform, log }: Pick<EdgeDeps, 'platform' | 'log'>,
): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null;
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers: forwardedHeaders(request, context),
    redirect: 'manual',
    signal: request.signal,
    ...(hasBody ? { body: request.body, duplex: 'half' } : {}),
  };
  try {
    return answer(request, await platform(new Request(PLATFORM_ORIGIN + pathname + search, init)));
  } catch (error) {
    if (!request.signal.aborted)
      log({ level: 'error', event: 'platform.unreachable', detail: `${pathname}: ${String(error)}` });
    return unreachable();
  }
};
