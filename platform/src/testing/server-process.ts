import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient, type TestClient } from './test-client.ts';

const MAIN = fileURLToPath(new URL('../../demo/src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  client(): TestClient;
  /** Stands still where it is, transactions open; `false` wakes it. */
  freeze(isFrozen: boolean): void;
  /** Ends it where it is, answers unsent; resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to end, as an operator does; resolves with its exit code when it has. */
  stop(): Promise<number | null>;
}

/** The platform as a process of its own, once it listens. */
export const startServer = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', PLATFORM_CONTROL: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let origin: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /listening on (\S+)/.exec(line)?.[1];
    if (origin) break;
  }
  if (!origin) throw new Error(`The platform ended before it listened (${child.exitCode}).`);
  const stop = async (): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  };
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const client = () => createClient({ request: (path, init) => fetch(`${origin}${path}`, init) }, 'tala');
  const freeze = (isFrozen: boolean): void => {
    child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT');
  };
  return { origin, client, freeze, kill, stop };
};
