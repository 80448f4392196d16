import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReadyAs, newMark } from '@shared-kernel/node/process-mark';
import { WORKSPACE } from '../fixtures/site.ts';

const LOOK_EVERY_MS = 50;
/** The platform's first start migrates and seeds its database. */
const READY_WITHIN_MS = 120_000;
/** Longer than any of the servers may take to drain. */
const ENDS_WITHIN_MS = 30_000;
const LINES_SHOWN = 20;

export interface Launch {
  /** The program, or none for a script of this workspace alone. */
  readonly before?: readonly string[];
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where it runs; without one, in this workspace. */
  readonly cwd?: string;
  /** Answers as soon as the service is of use. */
  readonly readyUrl: string;
  /** Where its output goes; without one, its errors are shown as they come. */
  readonly log?: string;
}

const spawnScript = ({ before = [], script, args = [], env = {}, cwd = WORKSPACE, log }: Launch): ChildProcess => {
  const [command = process.execPath, ...rest] = [...before, process.execPath, script, ...args];
  if (log !== undefined) mkdirSync(dirname(log), { recursive: true });
  const output = log === undefined ? undefined : openSync(log, 'a');
  const child = spawn(command, rest, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
  });
  if (output !== undefined) closeSync(output);
  return child;
};

const lastLines = (log: string | undefined): string =>
  log === undefined ? '' : `\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')}`;

/** A process of the site that a test or a bench runs by itself: started, hurt and ended by its number. */
export const createService = (launch: Launch) => {
  let child: ChildProcess | undefined;
  const own = newMark();
  const isAlive = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  const signal = (name: NodeJS.Signals): void => {
    if (isAlive()) child?.kill(name);
  };

  const untilReady = async (): Promise<void> => {
    const giveUpAt = Date.now() + READY_WITHIN_MS;
    while (!(await isReadyAs(own.mark, launch.readyUrl))) {
      if (!isAlive() || Date.now() > giveUpAt) {
        signal('SIGKILL');
        throw new Error(`${launch.script} does not answer at ${launch.readyUrl}.${lastLines(launch.log)}`);
      }
      await sleep(LOOK_EVERY_MS);
    }
  };

  const end = async (name: NodeJS.Signals): Promise<number | null> => {
    if (child === undefined || !isAlive()) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    signal(name);
    const insisting = setTimeout(() => signal('SIGKILL'), ENDS_WITHIN_MS);
    const [code] = await ended;
    clearTimeout(insisting);
    return typeof code === 'number' ? code : null;
  };

  return {
    /** Starts it and waits until it is ready. Throws with the end of its log when it dies first. */
    start: async (): Promise<void> => {
      child = spawnScript({ ...launch, env: { ...launch.env, ...own.env } });
      await untilReady();
    },
    isAlive,
    pid: (): number => child?.pid ?? 0,
    /** SIGTERM; answers the exit code, null when it had to be killed after half a minute. */
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
};
export type Service = ReturnType<typeof createService>;
