import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReadyAs, newMark } from '@shared-kernel/node/process-mark';
import { pinnedEnv } from '../../workspace/run-program.ts';
import { StackError, WORKSPACE } from '../../workspace/workspace.ts';
import { isRunning, type ProcessRecord, writeRecord } from './process-record.ts';

const POLL_MS = 100;
/** Longer than the 10 s that the servers give to requests in flight when they are asked to end. */
const STOP_PATIENCE_MS = 15_000;
/** Where no process answers or writes a line for so long, one hangs; one that fills a database on a busy machine writes. */
const SILENCE_MS = 120_000;
const SHOWN_LOG_LINES = 20;

type Startable = Omit<ProcessRecord, 'pid' | 'state' | 'mark'>;

export const logPath = (siteFolder: string, name: string): string => join(siteFolder, 'logs', `${name}.log`);

/** The end of a process's log. */
export const lastLines = (siteFolder: string, name: string): string =>
  readFileSync(logPath(siteFolder, name), 'utf8').trimEnd().split('\n').slice(-SHOWN_LOG_LINES).join('\n');

/** Whether anyone listens on the port already. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * Starts a process that outlives this one, with its output in a log file and its number in a record. It is a process of
 * its own group, so that a terminal's Ctrl-C reaches only the runner, which stops all in order. After a death the log
 * goes on, so that the last words stay.
 */
export const startProcess = (siteFolder: string, startable: Startable): ProcessRecord => {
  mkdirSync(join(siteFolder, 'logs'), { recursive: true });
  const { mark, env } = newMark();
  const hasDied = (startable.deaths ?? []).length > 0;
  const log = openSync(logPath(siteFolder, startable.name), hasDied ? 'a' : 'w');
  const child = spawn(process.execPath, [...startable.nodeArgs, join(WORKSPACE, startable.script), ...startable.args], {
    cwd: WORKSPACE,
    env: pinnedEnv({ ...startable.env, ...env }),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  const started = { ...startable, state: 'kept' as const, mark, pid: child.pid ?? 0 };
  writeRecord(siteFolder, started);
  return started;
};

/** What answers on its port may be a stranger. */
const isHealthy = ({ port, healthPath, mark = '' }: ProcessRecord): Promise<boolean> =>
  isReadyAs(mark, `http://localhost:${port}${healthPath}`);

export const diedAtStart = (siteFolder: string, name: string): StackError =>
  new StackError(`${name} ended while starting. Its log says:\n${lastLines(siteFolder, name)}`);

/** Waits until the process answers, however long it works. Throws a StackError with the end of its log when it dies or falls silent. */
export const waitHealthy = async (
  siteFolder: string,
  started: ProcessRecord,
  silenceMs: number = SILENCE_MS,
): Promise<void> => {
  const { name, port } = started;
  // One that waits for another says nothing while that one works.
  const linesBytes = (): number =>
    readdirSync(join(siteFolder, 'logs')).reduce((sum, file) => sum + statSync(join(siteFolder, 'logs', file)).size, 0);
  let heard = { bytes: linesBytes(), at: Date.now() };
  while (!(await isHealthy(started))) {
    if (!isRunning(started)) throw diedAtStart(siteFolder, name);
    if (linesBytes() !== heard.bytes) heard = { bytes: linesBytes(), at: Date.now() };
    if (Date.now() - heard.at > silenceMs) {
      throw new StackError(
        `${name} did not answer on port ${port}, and no process of the site wrote a line for ${Math.round(silenceMs / 1000)} seconds. What was built is kept: the same command goes on from there. Its log says:\n${lastLines(siteFolder, name)}`,
      );
    }
    await sleep(POLL_MS);
  }
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in the meantime.
  }
};

/** Asks the process to end, insists after fifteen seconds, and answers when it is gone. */
export const stopProcess = async (running: ProcessRecord): Promise<void> => {
  if (!isRunning(running)) return;
  signal(running.pid, 'SIGTERM');
  const insistAt = Date.now() + STOP_PATIENCE_MS;
  let isInsisting = false;
  while (isRunning(running)) {
    if (!isInsisting && Date.now() > insistAt) {
      isInsisting = true;
      signal(running.pid, 'SIGKILL');
    }
    await sleep(POLL_MS);
  }
};
