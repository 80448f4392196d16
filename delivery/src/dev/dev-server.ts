import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type RspackOptions, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** A package's own configuration, made with NODE_ENV=development. The preset takes the folder that it runs in for the package's. */
export const readConfig = async (folder: string): Promise<Configuration> => {
  process.chdir(folder);
  const { default: config }: { default: Configuration } = await import(
    pathToFileURL(join(folder, 'rspack.config.ts')).href
  );
  return config;
};

/** Errors of the compiler lie over the page; what goes wrong while it runs is the page's own to show. */
const OVERLAY = { errors: true, warnings: false, runtimeErrors: false };

interface DevServerOptions {
  readonly port: number;
  readonly config: RspackOptions;
  /** Another site that its pages belong to, whose policy lets no overlay in. Left out: a site of this machine. */
  readonly site?: string;
  /** Answers a request before the compiler's files do. False: it is theirs. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Serves the newest files of a package, with hot reload, for pages of other origins. */
export const startDevServer = async ({ port, config, site, answer }: DevServerOptions): Promise<RspackDevServer> => {
  const server = new RspackDevServer(
    {
      port,
      // Sources and the socket of a machine at work are for this machine's pages, not for its network, nor for a name that was made to lead here.
      host: 'localhost',
      allowedHosts: ['.localhost', ...(site === undefined ? [] : [new URL(site).hostname])],
      hot: true,
      liveReload: true,
      headers: {
        'Access-Control-Allow-Origin': site ?? '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-store',
        'Timing-Allow-Origin': site ?? '*',
      },
      static: false,
      // The site's pages come from the edge: the socket's address has to be written out.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: site === undefined && OVERLAY, logging: 'warn' },
      setupMiddlewares: (middlewares) => [
        {
          name: 'own-answers',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            if (!answer(request, response)) next();
          },
        },
        ...middlewares,
      ],
    },
    rspack(config),
  );
  await server.start();
  return server;
};
