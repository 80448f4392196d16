import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { answerFile } from './answer-file.ts';
import { createReleaseFiles } from './release-files.ts';

export const HEALTH_PATH = '/_health';

/** Scripts, styles and fonts of one origin run in pages of another: every answer says that this is meant. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

const sendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, {
    ...OPEN_TO_ALL,
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

const handle = async (
  find: ReturnType<typeof createReleaseFiles>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (!METHODS.includes(request.method)) return sendText(response, 405, 'Method not allowed\n', { allow: 'GET, HEAD' });
  const path = decodedPath(request.url ?? '');
  if (path === null) return sendText(response, 400, 'Bad address\n');
  if (path === HEALTH_PATH) return sendText(response, 200, 'ok\n');
  const file = await find(path);
  if (file === null) return sendText(response, 404, 'Not found\n');

  const answer = await answerFile(file, request.headers);
  response.writeHead(answer.status, { ...OPEN_TO_ALL, ...answer.headers });
  if (answer.body === null || request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(createReadStream(answer.body.path, answer.body.range ?? {}), response);
};

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Serves one package's releases out of a registry folder: `/<version+commit>/<file>`, compressed when stored so.
 * The caller listens and closes.
 */
export const createStaticServer = ({ registry, name }: { registry: string; name: string }): Server => {
  const find = createReleaseFiles(join(registry, 'releases', name));
  return createServer((request, response) => {
    handle(find, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (isGone(error)) sendText(response, 404, 'Not found\n');
      else {
        console.error(`${request.method} ${request.url}:`, error);
        sendText(response, 500, 'The file could not be read\n');
      }
    });
  });
};
