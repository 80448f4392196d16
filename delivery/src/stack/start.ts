import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { DEFAULT_FOLDER, DEFAULT_PORT, stackLayout } from './layout/stack-layout.ts';
import { runStack } from './run-stack.ts';
import { createProgress } from './terminal/progress.ts';
import { readPlatforms, readPort } from './terminal/read-options.ts';

/** `npm start`: the whole site, as it ships. */
const run = async (asked: Record<string, unknown>): Promise<void> => {
  const progress = createProgress();
  const options = {
    port: readPort(asked.ports),
    folder: String(asked.data),
    hasControl: asked.control === true,
    platforms: readPlatforms(asked.platforms, process.env),
    databaseUrl: process.env.DATABASE_URL || undefined,
  };
  // Before anything is written there: a variable of another project may be in this shell.
  if (options.databaseUrl) progress.say(`everything is kept in ${stackLayout(options).databaseName}`);
  await runStack(options, progress);
};

const cli = cac('npm start --');
cli
  .command('', 'The whole site, as it ships')
  .option('--ports <first>', 'Port of the site; the processes behind it take the next ones (env SITE_PORT)', {
    default: process.env.SITE_PORT ?? DEFAULT_PORT,
  })
  .option('--data <folder>', 'Where the site keeps its database, registry and logs', { default: DEFAULT_FOLDER })
  .option('--platforms <count>', 'How many processes the platform has; several need DATABASE_URL', { default: 1 })
  .option('--control', "Open the platform's control API (for tests)")
  .action(run);
cli.help();
await runCli(cli);
