import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createStaticServer } from 'delivery/static-server';
import { REGISTRY } from '../places.ts';
import { brotli } from './brotli.ts';
import type { Handler } from './secure-server.ts';

const BEST_QUALITY = 11;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.woff2']);

/** One package's releases, answered by the site's own static server. */
export const packageFiles = (name: string): Handler => {
  const { server } = createStaticServer({ registry: REGISTRY, name });
  return (request, response) => void server.emit('request', request, response);
};

/** A monolith's files from memory, compressed as well as a build can, under `prefix`; anything else is its page. */
export const monolithFiles = async (folder: string, prefix: string, page: Handler): Promise<Handler> => {
  const names = (await readdir(folder)).filter((name) => extname(name) in TYPES);
  const files = new Map(
    await Promise.all(
      names.map(async (name) => {
        const plain = await readFile(join(folder, name));
        const isPacked = PACKED.has(extname(name));
        return [prefix + name, { name, isPacked, body: isPacked ? plain : await brotli(plain, BEST_QUALITY) }] as const;
      }),
    ),
  );
  return (request, response) => {
    const file = files.get(decodeURIComponent(request.url));
    if (file === undefined) return page(request, response);
    response.writeHead(200, {
      'content-type': TYPES[extname(file.name)] ?? '',
      'content-length': file.body.byteLength,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      ...(file.isPacked ? {} : { 'content-encoding': 'br' }),
    });
    response.end(file.body);
  };
};

/** One page for every address. */
export const pageFile = async (path: string): Promise<Handler> => {
  const body = await brotli(await readFile(path), BEST_QUALITY);
  return (_request, response) => {
    response.writeHead(200, {
      'content-type': TYPES['.html'] ?? '',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    response.end(body);
  };
};
