import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { array, object, safeParse, string } from '@shared-kernel/contracts/schema';
import { paths } from '@shared-kernel/contracts/system/paths';
import { formatTable } from '@shared-kernel/node/table';
import { BRANDS_FOLDER, brandsIn } from '../../workspace/brands.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type StackLayout, stackCommand } from '../layout/stack-layout.ts';
import { isRunning, readRecords } from '../processes/process-record.ts';

const demoAccounts = object({
  DEMO_ACCOUNTS: array(object({ username: string(), about: string() })),
  DEMO_PASSWORD: string(),
});

/** Known to the platform's seed; read at run time because packages do not import each other. */
const DEMO_ACCOUNTS = join(WORKSPACE, 'platform/demo/src/seed/demo-accounts.ts');

/** User name, password and what the account is for. */
const readDemoAccounts = async (): Promise<readonly (readonly string[])[]> => {
  const parsed = safeParse(demoAccounts, { ...(await import(pathToFileURL(DEMO_ACCOUNTS).href)) });
  if (!parsed.success) throw new Error(`${DEMO_ACCOUNTS} does not export the demo accounts: ${parsed.error.message}`);
  return parsed.data.DEMO_ACCOUNTS.map(({ username, about }) => [username, parsed.data.DEMO_PASSWORD, about]);
};

const table = (rows: readonly (readonly string[])[]): readonly string[] => formatTable(rows).map((line) => `  ${line}`);

const HOME = paths.home;
/** The default brand answers on the bare host name. */
const DEFAULT_BRAND = 'tala';

/** Each answers on its name before the host's. */
const otherBrands = (): readonly string[] => brandsIn(BRANDS_FOLDER).filter((name) => name !== DEFAULT_BRAND);

/** What runs beside the site, by process: who of them answers a person, and at which path. */
const BESIDE = [
  ['platform', '/outbox', 'texts and e-mails that the platform would send'],
  ['platform', '/payments', "the operator's desk"],
  ['releases', '/', 'what is live for whom, and what takes it back'],
  ['platform', '/docs', "the API's description"],
  ['payments', '/', 'the demo payment provider'],
  ['openid', '/', "the demo sign-in provider, in Google's place for one brand"],
] as const;

const besideTheSite = (folder: string): readonly (readonly string[])[] => {
  const ports = new Map(readRecords(folder).map(({ name, port }) => [name, port]));
  return BESIDE.map(([name, path, what]) => [`http://localhost:${ports.get(name)}${path}`, what]);
};

/** What to show when the site is ready: addresses, accounts, processes and how to handle one of them. */
export const describeStack = async ({ url, folder, databaseName }: StackLayout): Promise<string> => {
  const brands = otherBrands().map((brand) => `${url.replace('//', `//${brand}.`)}${HOME}`);
  const processes = readRecords(folder).map((record) => [
    record.name,
    `port ${record.port}`,
    isRunning(record) ? `process ${record.pid}` : 'stopped',
  ]);
  return [
    '',
    `The site is ready: ${url}${HOME}`,
    ...brands.map((address) => `     other brand: ${address}`),
    '',
    'Demo accounts (user name, password):',
    ...table(await readDemoAccounts()),
    '',
    'Beside the site:',
    ...table(besideTheSite(folder)),
    '',
    'Processes:',
    ...table(processes),
    `Everything is kept in ${databaseName}`,
    '',
    ...table([
      ['Stop one process', stackCommand(folder, 'stop browse')],
      ['Start it again', stackCommand(folder, 'start browse')],
      ['Restart it', stackCommand(folder, 'restart browse')],
      ['See all', stackCommand(folder, 'status')],
      ['Stop the site', 'Ctrl-C'],
    ]),
    'What dies by itself is started again.',
    '',
  ].join('\n');
};
