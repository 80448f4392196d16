import { acceptsEncoding } from '../base/compression.ts';
import { type Origin, returnedHeaders } from './forwarded-headers.ts';

const COMPRESSIBLE = /^(application\/(json|javascript|xml)|image\/svg\+xml|text\/(?!event-stream))/;
/** Below one network packet, compressing saves nothing. */
const COMPRESS_FROM_BYTES = 1024;

const isWorthCompressing = (request: Request, response: Response): boolean => {
  if (response.body === null || response.headers.has('Content-Encoding') || response.headers.has('Content-Range'))
    return false;
  if (!COMPRESSIBLE.test(response.headers.get('Content-Type') ?? '')) return false;
  const length = response.headers.get('Content-Length');
  if (length === null || Number(length) < COMPRESS_FROM_BYTES) return false;
  return acceptsEncoding(request.headers.get('Accept-Encoding'), 'gzip');
};

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * The same stream; `onEnd` runs when it has been read to its end, fails or is cancelled. Each part is read on demand. A `TransformStream` is
 * shorter and costs five times as much a call.
 */
const withEnd = (body: Body, onEnd: () => void): Body => {
  const reader = body.getReader();
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        onEnd();
      },
      cancel: async (reason) => {
        onEnd();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};

/** Events that a server sends for as long as somebody listens. */
export const isEventStream = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;

/** The platform's answer as a stream. `onEnd` runs when the caller has all of it or has left. */
export const forwardResponse = (request: Request, response: Response, origin: Origin, onEnd: () => void): Response => {
  const headers = returnedHeaders(response, origin);
  const { status } = response;
  if (request.method === 'HEAD' || response.body === null) {
    onEnd();
    return new Response(null, { status, headers });
  }
  const body = withEnd(response.body, onEnd);
  if (!isWorthCompressing(request, response)) return new Response(body, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers });
};
