import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '@shared-kernel/node/lock-file';
import { StackError } from '../../workspace/workspace.ts';
import {
  findRecord,
  isRunning,
  keeper,
  type ProcessRecord,
  processLock,
  RUNNER_SCRIPTS,
  readRecords,
  writeRecord,
} from './process-record.ts';
import { diedAtStart, isPortFree, stopProcess, waitHealthy } from './service-process.ts';

/** A stop takes up to fifteen seconds, a start up to two minutes. */
const TURN_WITHIN_MS = 150_000;
const LOOK_EVERY_MS = 50;

/** Runs `work` while nobody else starts or stops this process. */
export const inTurn = <Value>(siteFolder: string, name: string, work: () => Promise<Value>): Promise<Value> =>
  withLock(processLock(siteFolder, name), work, TURN_WITHIN_MS);

const find = (siteFolder: string, name: string): ProcessRecord => {
  const found = findRecord(siteFolder, name);
  if (found !== undefined) return found;
  const names = readRecords(siteFolder).map((record) => record.name);
  throw new StackError(
    names.length === 0
      ? 'The site is not running: npm start.'
      : `There is no process "${name}". There are: ${names.join(', ')}.`,
  );
};

/** Written down before it ends, so that nobody takes it for dead. */
const stopOnPurpose = async (siteFolder: string, record: ProcessRecord): Promise<ProcessRecord> => {
  const { deaths: _forgotten, ...startable } = record;
  writeRecord(siteFolder, { ...startable, state: 'stopped' });
  await stopProcess(record);
  const stopped: ProcessRecord = { ...startable, state: 'stopped', pid: 0 };
  writeRecord(siteFolder, stopped);
  return stopped;
};

const refuseWithoutKeeper = (siteFolder: string): void => {
  if (isRunning({ pid: keeper.read(siteFolder), script: RUNNER_SCRIPTS })) return;
  throw new StackError(
    'Nobody keeps this site, so nobody knows the environment that it was started in: start it anew.',
  );
};

/** Leaves the start to the site's keeper: this terminal may have another environment, and another database with it. */
const wantKept = async (siteFolder: string, record: ProcessRecord): Promise<void> => {
  if (!(await isPortFree(record.port))) throw new StackError(`Port ${record.port} is in use by another program.`);
  const { deaths: _forgotten, ...startable } = record;
  writeRecord(siteFolder, { ...startable, state: 'kept', pid: 0 });
};

/** Waits until the keeper has started the process and it answers. Throws a StackError with the end of its log when it dies. */
const waitKept = async (siteFolder: string, name: string, patienceMs: number): Promise<ProcessRecord> => {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const record = find(siteFolder, name);
    if (record.deaths !== undefined) throw diedAtStart(siteFolder, name);
    if (record.pid !== 0) {
      await waitHealthy(siteFolder, record);
      return record;
    }
    refuseWithoutKeeper(siteFolder);
    if (Date.now() > giveUpAt)
      throw new StackError(
        `The site's keeper (process ${keeper.read(siteFolder)}) has not started ${name}: is it frozen?`,
      );
    await sleep(LOOK_EVERY_MS);
  }
};

/** Stops a process, which then stays stopped. Throws a StackError when the site has none of this name. */
export const stopOne = async (siteFolder: string, name: string): Promise<void> => {
  find(siteFolder, name);
  await inTurn(siteFolder, name, () => stopOnPurpose(siteFolder, find(siteFolder, name)));
};

/**
 * Starts a stopped or given-up process and waits until it answers; null when it runs already. Throws a StackError, also when
 * the site's keeper has not started it within `patienceMs`.
 */
export const startOne = async (
  siteFolder: string,
  name: string,
  patienceMs = TURN_WITHIN_MS,
): Promise<ProcessRecord | null> => {
  find(siteFolder, name);
  refuseWithoutKeeper(siteFolder);
  const isWanted = await inTurn(siteFolder, name, async () => {
    const record = find(siteFolder, name);
    if (isRunning(record)) return false;
    await wantKept(siteFolder, record);
    return true;
  });
  return isWanted ? waitKept(siteFolder, name, patienceMs) : null;
};

/** Stops a process after its requests in flight, starts it again and waits until it answers. Throws a StackError. */
export const restartOne = async (siteFolder: string, name: string): Promise<ProcessRecord> => {
  find(siteFolder, name);
  refuseWithoutKeeper(siteFolder);
  await inTurn(siteFolder, name, async () =>
    wantKept(siteFolder, await stopOnPurpose(siteFolder, find(siteFolder, name))),
  );
  return waitKept(siteFolder, name, TURN_WITHIN_MS);
};
