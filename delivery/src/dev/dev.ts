import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { askMerchant, readSite } from '../registry/ask-site.ts';
import { readRegistryKeys, registryAt } from '../registry/registry.ts';
import { DEFAULT_PORT, stackLayout } from '../stack/layout/stack-layout.ts';
import { logPath } from '../stack/processes/service-process.ts';
import { runStack } from '../stack/run-stack.ts';
import { createProgress } from '../stack/terminal/progress.ts';
import { readPort } from '../stack/terminal/read-options.ts';
import { BUILT_PACKAGES, type BuiltName, IS_INSTALLED, StackError } from '../workspace/workspace.ts';
import { followLogs } from './follow-logs.ts';

/** `pnpm dev [remote…]`: the site with hot reload; the packages that are not named are built and served as they ship. */
const DEV_FOLDER = '.site/dev';
const DEFAULT_REGISTRY = '.site/registry';
const NAMES = BUILT_PACKAGES.map(({ name }) => name);

const isName = (name: string): name is BuiltName => NAMES.some((each) => each === name);

/** Hot reload keeps a page's state only with React's development build, which is the host's: it always comes along. */
const readDeveloped = (named: readonly string[]): readonly BuiltName[] => {
  const names = named.map((each) => each.replace(/^remote-/, ''));
  const unknown = names.find((name) => !isName(name));
  if (unknown !== undefined) throw new StackError(`There is no package "${unknown}". There are: ${NAMES.join(', ')}.`);
  return names.length === 0 ? NAMES : [...new Set<BuiltName>(['host', ...names.filter(isName)])];
};

const run = async (named: readonly string[], ports: unknown): Promise<void> => {
  if (IS_INSTALLED) throw new StackError('A standalone remote runs inside a deployed site: pnpm dev --site https://…');
  const progress = createProgress();
  const options = {
    port: readPort(ports),
    folder: DEV_FOLDER,
    hasControl: true,
    developed: readDeveloped(named),
  };
  const { folder } = stackLayout(options);
  followLogs(options.developed.map((name) => ({ name, path: logPath(folder, name) })));
  await runStack(options, progress);
  progress.say(`with hot reload: ${options.developed.join(', ')}; errors appear here, all logs are in ${folder}/logs`);
};

interface DevOptions {
  readonly ports: unknown;
  readonly site?: string;
  readonly merchant?: string;
  readonly port: unknown;
}

/** One remote inside a deployed site: nothing else is built or started here. */
const runIntoSite = async (named: readonly string[], site: string, options: DevOptions): Promise<void> => {
  const [name = '', ...others] = named.map((each) => each.replace(/^remote-/, ''));
  if (!isName(name) || name === 'host' || others.length > 0)
    throw new StackError(`--site takes one remote: ${NAMES.filter((each) => each !== 'host').join(', ')}.`);
  process.env.NODE_ENV = 'development';
  const { serveIntoSite } = await import('./into-site/into-site.ts');
  const { overridesKey: key } = await readRegistryKeys(
    registryAt(process.env.REGISTRY ?? DEFAULT_REGISTRY),
    process.env,
  );
  const origin = readSite(site);
  const merchant = options.merchant ?? (await askMerchant(origin));
  const address = await serveIntoSite({ name, site: origin, merchant, key, port: readPort(options.port) });
  if (key === undefined)
    console.log('OVERRIDES_KEY_FILE is not set: only a site of pnpm dev takes an unsigned override.');
  console.log(`${name} inside ${origin}, for the browser in which you open ${address}/`);
};

const cli = cac('pnpm dev');
cli
  .command('[...remotes]', 'The site with hot reload, of all packages or of the named ones')
  .option('--ports <first>', 'Port of the site', { default: process.env.SITE_PORT ?? DEFAULT_PORT })
  .option('--site <address>', 'One remote inside this deployed site instead, with OVERRIDES_KEY_FILE')
  .option('--merchant <code>', 'Whose site it is (as it says itself)')
  .option('--port <port>', 'With --site: port of the remote', { default: 8200 })
  .action((remotes: string[], options: DevOptions) =>
    options.site === undefined ? run(remotes, options.ports) : runIntoSite(remotes, options.site, options),
  );
cli.help();

await runCli(cli);
