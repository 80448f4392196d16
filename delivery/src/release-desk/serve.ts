import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS, DRAIN_LIMIT_MS } from '@shared-kernel/node/guarded-server';
import { createLog } from '@shared-kernel/node/log';
import { cac } from 'cac';
import { openStore } from '../cli/arguments.ts';
import { BRANDS_FOLDER, brandsIn } from '../workspace/brands.ts';
import { readCosts } from './costs.ts';
import { createDeskApp } from './desk-app.ts';

const log = createLog('releases');

const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The release desk, on this machine alone: `serve --port 8098 [--registry .site/registry]`. */
const cli = cac('release-desk');
cli.option('--port <port>', 'Port to listen on (env PORT)', { default: process.env.PORT });
cli.option('--registry <folder>', 'Release registry (env REGISTRY)', {
  default: process.env.REGISTRY || '.site/registry',
});
cli.option('--brands <folder>', 'The brands (env BRANDS)', {
  default: process.env.BRANDS || BRANDS_FOLDER,
});
cli.option('--ops <urls>', "The document servers' ports for operators, with commas between (env OPS_URLS)", {
  default: process.env.OPS_URLS ?? '',
});
cli.help();

const { options } = cli.parse();
const port = Number(options.port);
const registry = String(options.registry);
const opsUrls = String(options.ops)
  .split(',')
  .filter((url) => url !== '');

if (options.help !== true) {
  if (!Number.isInteger(port)) {
    console.error('release-desk: --port <port> is needed.');
    process.exit(2);
  }
  const app = createDeskApp({
    openStore: (because) => openStore({ registry, ...(because !== undefined && { because }) }),
    brands: () => brandsIn(String(options.brands)),
    readCosts: () => readCosts(opsUrls),
    files: {
      'desk.css': { text: textOf('desk.css'), type: 'text/css; charset=utf-8' },
      'desk.js': { text: textOf('desk.js'), type: 'text/javascript; charset=utf-8' },
    },
  });
  const { server, drain } = createGuardedServer(getRequestListener(app.fetch), DEFAULT_SERVER_LIMITS, {});
  server.on('error', (error) => {
    log({ level: 'error', event: 'release-desk.not-started', detail: error.message });
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () =>
    log({ level: 'info', event: 'release-desk.started', detail: `http://localhost:${port}` }),
  );
  const stop = async (): Promise<void> => {
    await drain(DRAIN_LIMIT_MS);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
