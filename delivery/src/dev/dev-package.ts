import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { showMark } from '@shared-kernel/node/process-mark';
import { cac } from 'cac';
import { createFolderStore, promote } from '../registry/registry.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
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

/** A site starts with what there is: a package that does not compile yet says so, and is released when it does. */
let isCompiled = false;
const onErrors = (): void => {
  isCompiled = true;
};
/** Makes a compilation live in the development registry; its name is never used again. */
const release = async (built: Release): Promise<void> => {
  const named = { ...asServed(built), commit: `dev.${Date.now().toString(36)}` };
  await store.addRelease(named, null);
  await promote(store, [releaseId(named)]);
  isCompiled = true;
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

/** Errors of the compiler lie over the page; what goes wrong while it runs is the page's own to show. */
const OVERLAY = { errors: true, warnings: false, runtimeErrors: false };

const server = new RspackDevServer(
  {
    port,
    // Sources and the socket of a machine at work are for this machine's pages, not for its network, nor for a name that was made to lead here.
    host: 'localhost',
    allowedHosts: ['.localhost'],
    hot: true,
    liveReload: true,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-store',
    },
    static: false,
    // The site's pages come from the edge: the socket's address has to be written out.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: OVERLAY, logging: 'warn' },
    setupMiddlewares: (middlewares) => [
      {
        name: 'release-folder',
        middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (request.url === '/_health') {
            showMark(request, response);
            response.statusCode = isCompiled ? 200 : 503;
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
  rspack(devConfig(config, { onRelease, onErrors })),
);
await server.start();
