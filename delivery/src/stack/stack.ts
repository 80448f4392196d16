import { resolve } from 'node:path';
import { runCli } from '@shared-kernel/node/run-cli';
import { formatTable } from '@shared-kernel/node/table';
import { cac } from 'cac';
import { StackError, WORKSPACE } from '../workspace/workspace.ts';
import { DEFAULT_FOLDER, stackCommand } from './layout/stack-layout.ts';
import { restartOne, startOne, stopOne } from './processes/control-process.ts';
import { RESTART_RULE, recentDeaths } from './processes/keep-processes.ts';
import { isRunning, type ProcessRecord, readRecords } from './processes/process-record.ts';
import { logPath } from './processes/service-process.ts';

/** `pnpm stack status | stop | start | restart <process>`: single processes of a running site. */
interface Options {
  readonly data: string;
}
const folderOf = ({ data }: Options): string => resolve(WORKSPACE, data);

/** A process as a person wants to know it. */
const stateOf = (record: ProcessRecord, now: number): string => {
  const deaths = recentDeaths(record.deaths ?? [], now, RESTART_RULE).length;
  const died = deaths === 0 ? '' : `, died ${deaths === 1 ? 'once' : `${deaths} times`} lately`;
  if (isRunning(record)) return `running, process ${record.pid}${died}`;
  if (record.state === 'given-up') return `GIVEN UP${died}: see its log`;
  return record.state === 'stopped' ? 'stopped' : `dead${died}, is started again`;
};

const cli = cac('pnpm stack');
cli.option('--data <folder>', "The site's folder", { default: DEFAULT_FOLDER });

cli.command('status', 'Which processes are running').action((options: Options) => {
  const records = readRecords(folderOf(options));
  if (records.length === 0) console.log('The site is not running: npm start.');
  const rows = records.map((record) => [record.name, `port ${record.port}`, stateOf(record, Date.now())]);
  for (const line of formatTable(rows)) console.log(line);
});

cli.command('stop <process>', 'Stop one process; the others go on').action(async (name: string, options: Options) => {
  const folder = folderOf(options);
  await stopOne(folder, name);
  console.log(`${name} is stopped. Start it again: ${stackCommand(folder, `start ${name}`)}`);
});

cli.command('start <process>', 'Start a stopped process again').action(async (name: string, options: Options) => {
  const folder = folderOf(options);
  const started = await startOne(folder, name);
  console.log(
    started === null
      ? `${name} is running already.`
      : `${name} is running as process ${started.pid}. Its log: ${logPath(folder, name)}`,
  );
});

cli
  .command(
    'restart [...processes]',
    'Restart the named processes, or all, one after the other, each when the last is ready',
  )
  .action(async (named: string[], options: Options) => {
    const folder = folderOf(options);
    const names = named.length === 0 ? readRecords(folder).map(({ name }) => name) : named;
    if (names.length === 0) throw new StackError('The site is not running: npm start.');
    for (const name of names) {
      const { pid } = await restartOne(folder, name);
      console.log(`${name} is ready as process ${pid}.`);
    }
  });

cli.help();

await runCli(cli);
