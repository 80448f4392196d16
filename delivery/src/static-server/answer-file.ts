import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import type { ServedFile } from './release-files.ts';

const HASHED_NAME = /[.-][0-9a-f]{8,}\.[\w.]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const PLAIN = 'identity';

const typeOf = (name: string): string => contentType(extname(name)) || 'application/octet-stream';

/** Browsers request ranges of audio and video alone. */
const isMedia = (type: string): boolean => /^(?:audio|video)\//.test(type);

const negotiate = (request: IncomingMessage, { encodings }: ServedFile) => {
  const names = encodings.map(({ name }) => name);
  const chosen = new Negotiator(request).encoding([...names, PLAIN], { preferred: names });
  return encodings.find(({ name }) => name === chosen);
};

/**
 * Answers a GET or HEAD of one file with its stored encoding; `send` does the conditional and range requests. Throws an
 * error with `statusCode` and `headers` when the file is gone or the range is not satisfiable.
 */
export const answerFile = async (
  file: ServedFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const encoding = negotiate(request, file);
  const type = typeOf(file.name);
  response.setHeader('content-type', type);
  response.setHeader('cache-control', HASHED_NAME.test(file.name) ? FOREVER : REVALIDATE);
  response.setHeader('etag', `"${file.tag}${encoding === undefined ? '' : `-${encoding.name}`}"`);
  if (file.encodings.length > 0) response.setHeader('vary', 'Accept-Encoding');
  if (encoding !== undefined) response.setHeader('content-encoding', encoding.name);
  const path = file.path + (encoding?.suffix ?? '');
  const sent = send(request, encodeURIComponent(basename(path)), {
    root: dirname(path),
    acceptRanges: isMedia(type),
    cacheControl: false,
    lastModified: false,
    index: false,
  });
  sent.pipe(response);
  const failed = once(sent, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([once(response, 'close'), failed]);
};
