import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { createGuardedServer, DEFAULT_SERVER_LIMITS, type GuardedServer } from '@shared-kernel/node/guarded-server';
import { createLog } from '@shared-kernel/node/log';
import type { Mirror } from '../registry/bucket/mirror.ts';
import { answerFile } from './answer-file.ts';
import { createDictionaries, type Dictionaries } from './dictionaries.ts';
import { createReleaseFiles } from './release-files.ts';

export const log = createLog('files');

export const HEALTH_PATH = '/_health';

/** Scripts, styles and fonts of one origin run in pages of another: every answer says that this is meant. By itself none is a page. */
const EVERY_ANSWER = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
/** A year. Said only where a proxy in front has taken the request over TLS. */
const SECURE_ONLY = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const headersFor = ({ headers }: IncomingMessage): Record<string, string> =>
  headers['x-forwarded-proto'] === 'https' ? { ...EVERY_ANSWER, ...SECURE_ONLY } : EVERY_ANSWER;

const sendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, {
    ...headersFor(response.req),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
};

/** Null when it is no path at all (a broken escape). */
const decodedPath = (url: string): string | null => {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return null;
  }
};

const METHODS: readonly (string | undefined)[] = ['GET', 'HEAD'];

interface PackageFiles {
  readonly find: ReturnType<typeof createReleaseFiles>;
  readonly dictionaries: Dictionaries;
}

const handle = async (
  { find, dictionaries }: PackageFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (!METHODS.includes(request.method)) return sendText(response, 405, 'Method not allowed\n', { allow: 'GET, HEAD' });
  const path = decodedPath(request.url ?? '');
  if (path === null) return sendText(response, 400, 'Bad address\n');
  if (path === HEALTH_PATH) return sendText(response, 200, 'ok\n');
  const file = await find(path);
  if (file === null) return sendText(response, 404, 'Not found\n');

  // One by one: a response of HTTP/2 has no `setHeaders`.
  for (const [name, value] of Object.entries(headersFor(request))) response.setHeader(name, value);
  await answerFile(file, request, response, dictionaries);
};

/** Below 500: what the request asked for cannot be had. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;

const listenerOf = (files: PackageFiles): RequestListener => {
  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of ['content-encoding', 'etag', 'use-as-dictionary', 'vary']) response.removeHeader(name);
    const status = statusOf(error);
    if (status < 500) sendText(response, status, `${STATUS_CODES[status]}\n`);
    else {
      const detail = `${request.method} ${request.url}: ${String(error)}`;
      log({ level: 'error', event: 'file.unreadable', detail });
      sendText(response, 500, 'The file could not be read\n');
    }
  };
  return (request, response) => {
    handle(files, request, response).catch((error: unknown) => fail(error, request, response));
  };
};

interface StaticServerOptions {
  readonly registry: string;
  readonly name: string;
  readonly mirror?: Mirror | null;
}

/**
 * Serves one package's releases out of a registry folder: `/<version+commit>/<file>`, compressed when stored so; `mirror`:
 * which a bucket's releases are fetched into. The caller listens and drains.
 */
export const createStaticServer = ({ registry, name, mirror = null }: StaticServerOptions): GuardedServer => {
  const folder = join(registry, 'releases', name);
  const files = { find: createReleaseFiles(folder, mirror), dictionaries: createDictionaries(folder) };
  return createGuardedServer(listenerOf(files), DEFAULT_SERVER_LIMITS, EVERY_ANSWER);
};
