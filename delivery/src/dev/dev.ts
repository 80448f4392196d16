import { runCli } from '@shared-kernel/node/run-cli';
import { cac } from 'cac';
import { DEFAULT_PORT, stackLayout } from '../stack/layout/stack-layout.ts';
import { logPath } from '../stack/processes/service-process.ts';
import { runStack } from '../stack/run-stack.ts';
import { createProgress } from '../stack/terminal/progress.ts';
import { readPort } from '../stack/terminal/read-options.ts';
import { BUILT_PACKAGES, type BuiltName, StackError } from '../workspace/workspace.ts';
import { followLogs } from './follow-logs.ts';

/** `pnpm dev [remote…]`: the site with hot reload; the packages that are not named are built and served as they ship. */
const DEV_FOLDER = '.site/dev';
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

const cli = cac('pnpm dev');
cli
  .command('[...remotes]', 'The site with hot reload, of all packages or of the named ones')
  .option('--ports <first>', 'Port of the site', { default: process.env.SITE_PORT ?? DEFAULT_PORT })
  .action((remotes: string[], { ports }: { ports: unknown }) => run(remotes, ports));
cli.help();

await runCli(cli);
