import { resolve } from 'node:path';
import { cac } from 'cac';
import { createStaticServer } from './static-server.ts';

/** One process for one package: `serve --package browse --port 8082 [--registry .site/registry]`. */
const cli = cac('serve');
cli.option('--package <name>', 'Package whose releases are served (env PACKAGE)', { default: process.env.PACKAGE });
cli.option('--port <port>', 'Port to listen on (env PORT)', { default: process.env.PORT });
cli.option('--registry <folder>', 'Release registry (env REGISTRY)', {
  default: process.env.REGISTRY ?? '.site/registry',
});
cli.help();

const { options } = cli.parse();
const name: unknown = options.package;
const port = Number(options.port);

if (options.help !== true) {
  if (typeof name !== 'string' || !Number.isInteger(port)) {
    console.error('serve: --package <name> and --port <port> are both needed.');
    process.exit(2);
  }
  const server = createStaticServer({ registry: resolve(String(options.registry)), name });
  server.on('error', (error) => {
    console.error(`serve ${name}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, () => console.log(`${name}: serving releases on http://localhost:${port}`));

  const stop = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
