import { createEdge } from 'host/edge/app.ts';
import type { EdgeDeps } from 'host/edge/base/edge-deps.ts';
import { BRANDS_FOLDER, folderBrands } from 'host/edge/node/folder-brands.ts';
import { PLATFORM_URL } from '../processes.ts';
import { brotli } from './brotli.ts';
import type { Handler } from './secure-server.ts';

const platform: EdgeDeps['platform'] = (request) => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(PLATFORM_URL + pathname + search, request));
};

const log: EdgeDeps['log'] = ({ level, event, detail }) =>
  level !== 'info' && console.error(`edge: ${event} ${detail ?? ''}`);

/** The site's document server in this process, over the given releases. */
export const createDocuments = async (parts: Pick<EdgeDeps, 'releases' | 'assetOrigins'>): Promise<Handler> => {
  const edge = createEdge({
    ...parts,
    platform,
    brands: folderBrands(BRANDS_FOLDER, log),
    // Every build of the bench brings its look.
    look: { css: '', tokens: {} },
    // The bench has no fallbacks.
    fits: () => true,
    clock: Date.now,
    log,
    compressors: { br: (body) => brotli(body) },
  });
  return (request, response) => {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      name.startsWith(':') || typeof value !== 'string' ? [] : [[name, value]],
    );
    void Promise.resolve(edge.fetch(new Request(`https://${request.authority}${request.url}`, { headers }))).then(
      async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(new Uint8Array(await answer.arrayBuffer()));
      },
    );
  };
};
