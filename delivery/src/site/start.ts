import { cac } from 'cac';
import { openSite } from './open-site.ts';
import { createProgress } from './progress.ts';
import { readPort } from './read-port.ts';
import { isExplained } from './site-error.ts';
import { DEFAULT_FOLDER, DEFAULT_PORT, siteLayout } from './site-layout.ts';
import { describeSite } from './site-summary.ts';
import { stopOnSignal } from './stop-signals.ts';
import { watchProcesses } from './watch-processes.ts';

/** `npm start`: the whole site, as it ships. */
const cli = cac('npm start --');
cli
  .option('--ports <first>', 'Port of the site; the processes behind it take the next ones (env SITE_PORT)', {
    default: process.env.SITE_PORT ?? DEFAULT_PORT,
  })
  .option('--data <folder>', 'Where the site keeps its database, registry and logs', { default: DEFAULT_FOLDER })
  .option('--control', "Open the platform's control API (for tests)");
cli.help();

const run = async (asked: Record<string, unknown>): Promise<void> => {
  const progress = createProgress();
  const options = {
    port: readPort(asked.ports),
    folder: String(asked.data),
    hasControl: asked.control === true,
  };
  let stopWatching = (): void => undefined;
  stopOnSignal(siteLayout(options).folder, progress, () => stopWatching());
  const layout = await openSite(options, progress);
  console.log(await describeSite(layout));
  stopWatching = watchProcesses(layout.folder, progress.say);
};

try {
  const { options } = cli.parse();
  if (options.help !== true) await run(options);
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
