import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { WORKSPACE } from './workspace.ts';

export interface ScriptResult {
  readonly code: number;
  /** Standard output and error in the order in which they came. */
  readonly output: string;
}

export interface ScriptOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Also shown as it comes. */
  readonly isShown?: boolean;
}

/** A process that starts anew need not strip and compile its sources again, nor one that it starts. */
const COMPILE_CACHE = join(WORKSPACE, '.site/compile-cache');

/** The environment in which `node` is the pinned one. */
export const pinnedEnv = (extra: ScriptOptions['env'] = {}): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ...process.env,
  ...extra,
  PATH: `${dirname(process.execPath)}${delimiter}${extra.PATH ?? process.env.PATH ?? ''}`,
});

const running = new Set<ChildProcess>();

const endAll = (): void => {
  for (const child of running) child.kill();
};

/** Ends the children, then this process, unless something else here takes the signal. */
const endOnSignal = (signal: NodeJS.Signals): void => {
  endAll();
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
};

/** A child does not end with its parent by itself: it would go on, and write to a closed pipe. */
const endWithParent = (child: ChildProcess): void => {
  // Ahead of the others, who count as long as they have not been called.
  if (running.size === 0) process.once('exit', endAll).prependOnceListener('SIGTERM', endOnSignal);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', endAll).off('SIGTERM', endOnSignal);
  });
};

/** Runs a program to its end, or to that of this process. Never throws for an exit code: a program that cannot be started answers 127. */
export const runProgram = (command: string, args: readonly string[], options: ScriptOptions): Promise<ScriptResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: pinnedEnv(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithParent(child);
    let output = '';
    const take =
      (stream: NodeJS.WriteStream) =>
      (chunk: Buffer): void => {
        output += chunk.toString();
        if (options.isShown === true) stream.write(chunk);
      };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs a JavaScript or TypeScript file under the pinned Node. */
export const runScript = (script: string, args: readonly string[], options: ScriptOptions): Promise<ScriptResult> =>
  runProgram(process.execPath, [script, ...args], options);
