import { cac } from 'cac';
import { openSite } from '../site/open-site.ts';
import { createProgress } from '../site/progress.ts';
import { readPort } from '../site/read-port.ts';
import { isExplained, SiteError } from '../site/site-error.ts';
import { DEFAULT_PORT, siteLayout } from '../site/site-layout.ts';
import { describeSite } from '../site/site-summary.ts';
import { stopOnSignal } from '../site/stop-signals.ts';
import { watchProcesses } from '../site/watch-processes.ts';
import { BUILT_PACKAGES, type BuiltName } from '../site/workspace.ts';

/** `pnpm dev [remote…]`: the site with hot reload; the packages that are not named are built and served as they ship. */
const DEV_FOLDER = '.site/dev';
const NAMES = BUILT_PACKAGES.map(({ name }) => name);

const isName = (name: string): name is BuiltName => NAMES.some((each) => each === name);

/** Hot reload keeps a page's state only with React's development build, which is the host's: it always comes along. */
const readDeveloped = (named: readonly string[]): readonly BuiltName[] => {
  const names = named.map((each) => each.replace(/^remote-/, ''));
  const unknown = names.find((name) => !isName(name));
  if (unknown !== undefined) throw new SiteError(`There is no package "${unknown}". There are: ${NAMES.join(', ')}.`);
  return names.length === 0 ? NAMES : [...new Set<BuiltName>(['host', ...names.filter(isName)])];
};

const run = async (named: readonly string[], ports: unknown): Promise<void> => {
  const progress = createProgress();
  const options = {
    port: readPort(ports),
    folder: DEV_FOLDER,
    hasControl: true,
    developed: readDeveloped(named),
  };
  const { folder } = siteLayout(options);
  let stopWatching = (): void => undefined;
  stopOnSignal(folder, progress, () => stopWatching());
  const layout = await openSite(options, progress);
  console.log(await describeSite(layout));
  progress.say(`with hot reload: ${options.developed.join(', ')}; logs are in ${folder}/logs`);
  stopWatching = watchProcesses(layout.folder, progress.say);
};

const cli = cac('pnpm dev');
cli
  .command('[...remotes]', 'The site with hot reload, of all packages or of the named ones')
  .option('--ports <first>', 'Port of the site', { default: process.env.SITE_PORT ?? DEFAULT_PORT })
  .action((remotes: string[], { ports }: { ports: unknown }) => run(remotes, ports));
cli.help();

try {
  cli.parse(process.argv, { run: false });
  await cli.runMatchedCommand();
} catch (error) {
  if (!isExplained(error)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
