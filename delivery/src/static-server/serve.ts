import { resolve } from 'node:path';
import { DRAIN_LIMIT_MS } from '@shared-kernel/node/guarded-server';
import { cac } from 'cac';
import { isBucket } from '../registry/bucket/bucket.ts';
import { createMirror, type MirrorOptions } from '../registry/bucket/mirror.ts';
import { registryAt } from '../registry/open-registry.ts';
import { createStaticServer, log } from './static-server.ts';

/** Loopback: who serves a network says so. */
const DEFAULT_HOST = '127.0.0.1';

/** One process for one package: `serve --package browse --port 8082 [--registry .site/registry]`. */
const cli = cac('serve');
cli.option('--package <name>', 'Package whose releases are served (env PACKAGE)', { default: process.env.PACKAGE });
cli.option('--port <port>', 'Port to listen on (env PORT)', { default: process.env.PORT });
cli.option('--host <address>', 'Address to listen on (env HOST)', { default: process.env.HOST || DEFAULT_HOST });
cli.option('--registry <folder|bucket>', 'Release registry, or s3://bucket/prefix (env REGISTRY)', {
  default: process.env.REGISTRY || '.site/registry',
});
cli.option('--mirror <folder>', "Where a bucket's releases are fetched to (env MIRROR)", {
  default: process.env.MIRROR || '.site/mirror',
});
cli.help();

/** Each fault of the registry once, until it is over. */
const reportFaults = (name: string): MirrorOptions['report'] => {
  const said = new Set<string>();
  return (fault) => {
    if (fault === null) said.delete('registry.unreadable');
    else if (!said.has(fault.detail) && !said.has(fault.event)) {
      said.add(fault.event === 'registry.unreadable' ? fault.event : fault.detail);
      log({ level: 'error', ...fault, package: name });
    }
  };
};

const { options } = cli.parse();
const name: unknown = options.package;
const port = Number(options.port);

if (options.help !== true) {
  if (typeof name !== 'string' || !Number.isInteger(port)) {
    console.error('serve: --package <name> and --port <port> are both needed.');
    process.exit(2);
  }
  const registry = registryAt(String(options.registry));
  const mirror = isBucket(registry)
    ? createMirror({ address: registry, name, registry: resolve(String(options.mirror)), report: reportFaults(name) })
    : null;
  mirror?.follow();
  const { server, drain } = createStaticServer({ registry: mirror?.registry ?? registry, name, mirror });
  server.on('error', (error) => {
    log({ level: 'error', event: 'files.not-started', package: name, detail: error.message });
    process.exit(1);
  });
  server.listen(port, String(options.host), () => {
    const bound = server.address();
    const open = typeof bound === 'object' && bound !== null ? bound.port : port;
    log({ level: 'info', event: 'files.started', package: name, detail: `http://localhost:${open}` });
  });

  const stop = async (): Promise<void> => {
    log({ level: 'info', event: 'files.stopping', package: name });
    await drain(DRAIN_LIMIT_MS);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
