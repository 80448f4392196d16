import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { cac } from 'cac';
import type { Release } from 'shared-kernel/contracts/release';
import { releaseId } from 'shared-kernel/contracts/release';
import { createFolderStore, promote } from '../registry/registry.ts';
import { WORKSPACE } from '../site/workspace.ts';
import { asServed } from './as-served.ts';
import { devConfig } from './dev-config.ts';

/** One package from its development server: `dev-package --folder remote-browse --port 8082 --registry …`. */
const cli = cac('dev-package');
cli
  .option('--folder <folder>', "The package's folder")
  .option('--port <port>', 'Port')
  .option('--registry <folder>', '');
const { options } = cli.parse();

const folder = join(WORKSPACE, String(options.folder));
const port = Number(options.port);
const store = createFolderStore(resolve(String(options.registry)));

/** `/<version+commit>/`: every compilation is a release of its own, all served from the newest files. */
const RELEASE_PREFIX = /^\/\d[^/]*\+[^/]+\//;

let isReleased = false;
/** Makes a compilation live in the development registry; its name is never used again. */
const release = async (built: Release): Promise<void> => {
  const named = { ...asServed(built), commit: `dev.${Date.now().toString(36)}` };
  await store.addRelease(named, null);
  await promote(store, [releaseId(named)]);
  isReleased = true;
};

const onRelease = (built: Release): Promise<void> =>
  release(built).catch((error: unknown) => {
    console.error(error);
  });

// The preset takes the folder that it runs in for the package's.
process.chdir(folder);
const { default: config }: { default: Configuration } = await import(
  pathToFileURL(join(folder, 'rspack.config.ts')).href
);

const server = new RspackDevServer(
  {
    port,
    hot: true,
    liveReload: true,
    allowedHosts: 'all',
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-store',
    },
    static: false,
    // The site's pages come from the edge: the socket's address has to be written out.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    setupMiddlewares: (middlewares) => [
      {
        name: 'release-folder',
        middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (request.url === '/_health') {
            response.statusCode = isReleased ? 200 : 503;
            response.end();
            return;
          }
          request.url = request.url?.replace(RELEASE_PREFIX, '/') ?? '/';
          next();
        },
      },
      ...middlewares,
    ],
  },
  rspack(devConfig(config, onRelease)),
);
await server.start();

const stop = async (): Promise<void> => {
  await server.stop();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
