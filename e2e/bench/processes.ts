import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE, PORTS, WORKSPACE } from './places.ts';

const LOOK_EVERY_MS = 100;
/** The platform's first start migrates and seeds its database. */
const READY_WITHIN_MS = 120_000;

interface Launch {
  /** The program, or none for a script of this workspace alone. */
  readonly before?: readonly string[];
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const start = ({ before = [], script, args = [], env = {} }: Launch, output: 'inherit' | 'ignore'): ChildProcess => {
  const [command = process.execPath, ...rest] = [...before, process.execPath, script, ...args];
  return spawn(command, rest, {
    cwd: WORKSPACE,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, 'inherit'],
  });
};

/** Runs a script of the workspace to its end, its output shown. Throws when it fails. */
export const runScript = async (script: string, env: Readonly<Record<string, string>> = {}): Promise<void> => {
  const [code] = await once(start({ script, env }, 'inherit'), 'exit');
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
};

const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a service and waits until its health address answers; disposing it ends it by its own process number. */
export const startService = async (launch: Launch, healthUrl: string): Promise<AsyncDisposable> => {
  const child = start(launch, 'ignore');
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(healthUrl))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${launch.script} does not answer at ${healthUrl}.`);
    }
    await sleep(LOOK_EVERY_MS);
  }
  return { [Symbol.asyncDispose]: stop };
};

export const PLATFORM_URL = `http://127.0.0.1:${PORTS.platform}`;

/** The platform with a database of the bench's own, seeded on its first start. */
export const startPlatform = (): Promise<AsyncDisposable> =>
  startService(
    { script: 'platform/src/main.ts', env: { PORT: String(PORTS.platform), PLATFORM_DATA: DATABASE } },
    `${PLATFORM_URL}/health`,
  );
