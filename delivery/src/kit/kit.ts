import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { runScript } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { kitConfig } from './kit-config.ts';

/** `pnpm kit`: the gallery with hot reload. `pnpm kit --pictures [component]`: pictures of it, for people to look at. */
const DEFAULT_PORT = 8070;
const PICTURES = 'e2e/pictures/kit.ts';

const serve = async (port: number): Promise<void> => {
  const config = kitConfig({ folder: join(WORKSPACE, '.site/kit'), isDevelopment: true });
  const compiler = rspack({ ...config, plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()] });
  const server = new RspackDevServer({ port, host: 'localhost', hot: true, historyApiFallback: true }, compiler);
  await server.start();
  console.log(`The kit is at http://localhost:${port}/`);
};

const cli = cac('pnpm kit');
cli
  .command('[...components]', "The kernel's components in every state")
  .option('--port <port>', 'Port of the gallery', { default: DEFAULT_PORT })
  .option('--pictures', 'Take pictures instead, of all components or of the named ones')
  .action(async (components: string[], { port, pictures }: { port: unknown; pictures?: boolean }) => {
    if (pictures !== true) return serve(Number(port));
    const { code } = await runScript(join(WORKSPACE, PICTURES), components, { cwd: WORKSPACE, isShown: true });
    process.exitCode = code;
  });
cli.help();
await runCli(cli);
