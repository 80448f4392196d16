import { stat } from 'node:fs/promises';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { negotiate } from './accept-encoding.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { contentType, isMedia } from './content-type.ts';
import type { ServedFile } from './release-files.ts';

/** What to send: headers, and the part of a file on the disk that is the body. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: OutgoingHttpHeaders;
  readonly body: { readonly path: string; readonly range: ByteRange | null } | null;
}

const HASHED_NAME = /[.-][0-9a-f]{8,}\.[\w.]+$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about before each use. */
const ALWAYS_ASK = 'no-cache';

const isUnchanged = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag));

const rangeOf = (
  file: ServedFile,
  headers: IncomingHttpHeaders,
  tag: string,
  size: number,
): ReturnType<typeof parseRange> => {
  const ifRange = headers['if-range'];
  if (!isMedia(file.name) || (ifRange !== undefined && ifRange !== tag)) return 'whole';
  return parseRange(headers.range, size);
};

/** Decides the answer to a GET or HEAD of one file: encoding, caching, conditional and range rules. */
export const answerFile = async (file: ServedFile, asked: IncomingHttpHeaders): Promise<FileAnswer> => {
  const acceptEncoding = asked['accept-encoding'];
  const encoding = negotiate(Array.isArray(acceptEncoding) ? acceptEncoding.join(',') : acceptEncoding, file.encodings);
  const path = file.path + (encoding?.suffix ?? '');
  const { size } = await stat(path);
  const tag = `"${file.tag}${encoding === null ? '' : `-${encoding.name}`}"`;
  const headers: OutgoingHttpHeaders = {
    'cache-control': HASHED_NAME.test(file.name) ? FOREVER : ALWAYS_ASK,
    etag: tag,
    ...(file.encodings.length > 0 ? { vary: 'Accept-Encoding' } : {}),
    ...(isMedia(file.name) ? { 'accept-ranges': 'bytes' } : {}),
  };
  if (isUnchanged(asked['if-none-match'], tag)) return { status: 304, headers, body: null };

  const range = rangeOf(file, asked, tag, size);
  if (range === 'unsatisfiable') {
    return {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${size}`, 'content-length': 0 },
      body: null,
    };
  }
  const described: OutgoingHttpHeaders = {
    ...headers,
    'content-type': contentType(file.name),
    ...(encoding === null ? {} : { 'content-encoding': encoding.name }),
  };
  if (range === 'whole') {
    return { status: 200, headers: { ...described, 'content-length': size }, body: { path, range: null } };
  }
  return {
    status: 206,
    headers: {
      ...described,
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': range.end - range.start + 1,
    },
    body: { path, range },
  };
};
