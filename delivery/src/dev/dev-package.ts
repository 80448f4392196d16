import { join, resolve } from 'node:path';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { showMark } from '@shared-kernel/node/process-mark';
import { cac } from 'cac';
import { createFolderStore, promote } from '../registry/registry.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { asServed } from './as-served.ts';
import { devConfig } from './dev-config.ts';
import { readConfig, startDevServer } from './dev-server.ts';

/** One package from its development server: `dev-package --folder remote-browse --port 8082 --registry …`. */
const cli = cac('dev-package');
cli
  .option('--folder <folder>', "The package's folder")
  .option('--port <port>', 'Port')
  .option('--registry <folder>', '');
const { options } = cli.parse();

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

await startDevServer({
  port: Number(options.port),
  config: devConfig(await readConfig(join(WORKSPACE, String(options.folder))), { onRelease, onErrors }),
  answer: (request, response) => {
    if (request.url === '/_health') {
      showMark(request, response);
      response.statusCode = isCompiled ? 200 : 503;
      response.end();
      return true;
    }
    request.url = request.url?.replace(RELEASE_PREFIX, '/') ?? '/';
    return false;
  },
});
