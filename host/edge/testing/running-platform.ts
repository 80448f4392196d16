import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of the platform that can be stopped and woken. */
interface RunningPlatform extends AsyncDisposable {
  readonly url: string;
  /** What it answers to every call. */
  readonly name: string;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

const portOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('no output to read');
  const [line] = await once(stdout, 'data');
  return String(line).trim();
};

export const runPlatform = async (): Promise<RunningPlatform> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./platform-process.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `http://127.0.0.1:${await portOf(child)}`,
    name: String(child.pid),
    signal: (name) => child.kill(name),
    kill,
    [Symbol.asyncDispose]: kill,
  };
};
