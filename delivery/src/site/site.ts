import { resolve } from 'node:path';
import { cac } from 'cac';
import { isRunning, type ProcessRecord, readRecords, writeRecord } from './process-record.ts';
import { isPortFree, logPath, startProcess, stopProcess, waitHealthy } from './service-process.ts';
import { isExplained, SiteError } from './site-error.ts';
import { DEFAULT_FOLDER } from './site-layout.ts';
import { WORKSPACE } from './workspace.ts';

/** `pnpm site status | stop <process> | start <process>`: one process of a running site. */
interface Options {
  readonly data: string;
}
const folderOf = ({ data }: Options): string => resolve(WORKSPACE, data);

const find = (folder: string, name: string): ProcessRecord => {
  const records = readRecords(folder);
  const found = records.find((record) => record.name === name);
  if (found !== undefined) return found;
  const names = records.map((record) => record.name).join(', ');
  throw new SiteError(
    names === '' ? 'The site is not running: npm start.' : `There is no process "${name}". There are: ${names}.`,
  );
};

const cli = cac('pnpm site');
cli.option('--data <folder>', "The site's folder", { default: DEFAULT_FOLDER });

cli.command('status', 'Which processes are running').action((options: Options) => {
  const records = readRecords(folderOf(options));
  if (records.length === 0) console.log('The site is not running: npm start.');
  for (const record of records) {
    const state = isRunning(record) ? `running, process ${record.pid}` : 'stopped';
    console.log(`${record.name.padEnd(10)} port ${record.port}  ${state}`);
  }
});

cli.command('stop <process>', 'Stop one process; the others go on').action(async (name: string, options: Options) => {
  const folder = folderOf(options);
  const record = find(folder, name);
  await stopProcess(record);
  writeRecord(folder, { ...record, pid: 0 });
  console.log(`${name} is stopped. Start it again: npm run site start ${name}`);
});

cli.command('start <process>', 'Start a stopped process again').action(async (name: string, options: Options) => {
  const folder = folderOf(options);
  const record = find(folder, name);
  if (isRunning(record)) return console.log(`${name} is running already, as process ${record.pid}.`);
  if (!(await isPortFree(record.port))) throw new SiteError(`Port ${record.port} is in use by another program.`);
  const started = startProcess(folder, record);
  await waitHealthy(folder, started);
  console.log(`${name} is running as process ${started.pid}. Its log: ${logPath(folder, name)}`);
});

cli.help();

try {
  cli.parse(process.argv, { run: false });
  if (cli.matchedCommand === undefined && cli.options.help !== true) {
    cli.outputHelp();
    process.exitCode = 2;
  } else await cli.runMatchedCommand();
} catch (error) {
  if (!isExplained(error) && !(error instanceof Error && error.name === 'CACError')) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
