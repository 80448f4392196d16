import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { DICTIONARY_ENCODING, type Dictionaries, usedAsDictionary } from './dictionaries.ts';
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

/** The file as a delta to what this browser has of an earlier release; null: it has none, or takes none. */
const deltaFor = (
  file: ServedFile,
  { headers }: IncomingMessage,
  dictionaries: Dictionaries,
): Promise<Buffer | null> => {
  const accepted = String(headers['accept-encoding'] ?? '').split(/[\s,]+/);
  return accepted.includes(DICTIONARY_ENCODING)
    ? dictionaries.deltaOf(file, String(headers['available-dictionary'] ?? ''))
    : Promise.resolve(null);
};

/** The first digits of the hash of the file that a delta is to: deltas to different files are different answers. */
const dictionaryOf = (delta: Buffer): string => delta.toString('hex', 8, 12);

const sendDelta = (file: ServedFile, delta: Buffer, request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('etag', `"${file.tag}-${DICTIONARY_ENCODING}-${dictionaryOf(delta)}"`);
  response.setHeader('content-encoding', DICTIONARY_ENCODING);
  response.setHeader('content-length', delta.length);
  response.end(request.method === 'HEAD' ? undefined : delta);
};

/**
 * Answers a GET or HEAD of one file, as a delta to a file of an earlier release where the browser has one, else with its stored
 * encoding; `send` does the conditional and range requests. Throws an error with `statusCode` and `headers` when the file is gone or the range is not satisfiable.
 */
export const answerFile = async (
  file: ServedFile,
  request: IncomingMessage,
  response: ServerResponse,
  dictionaries: Dictionaries,
): Promise<void> => {
  const encoding = negotiate(request, file);
  const type = typeOf(file.name);
  response.setHeader('content-type', type);
  response.setHeader('cache-control', HASHED_NAME.test(file.name) ? FOREVER : REVALIDATE);
  response.setHeader('etag', `"${file.tag}${encoding === undefined ? '' : `-${encoding.name}`}"`);
  if (file.encodings.length > 0) response.setHeader('vary', 'Accept-Encoding');
  const pattern = usedAsDictionary(file);
  if (pattern !== null) {
    response.setHeader('use-as-dictionary', pattern);
    response.setHeader('vary', 'Accept-Encoding, Available-Dictionary');
    const delta = await deltaFor(file, request, dictionaries);
    if (delta !== null) return sendDelta(file, delta, request, response);
  }
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
