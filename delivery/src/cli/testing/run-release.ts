import { join } from 'node:path';
import { format, inspect } from 'node:util';
import { runCli } from '@shared-kernel/node/run-cli';
import { runScript, type ScriptOptions, type ScriptResult } from '../../workspace/run-program.ts';
import { createReleaseCli } from '../release-cli.ts';

type Run = (args: readonly string[], options: Omit<ScriptOptions, 'isShown'>) => Promise<ScriptResult>;

/** `pnpm release` in a process of its own, as a person runs it. */
export const spawnRelease: Run = (args, options) =>
  runScript(join(import.meta.dirname, '../release.ts'), args, options);

const setEnvironment = (env: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};

/** Gives the process what a process of its own would have; what is returned ends that, with what was printed and the exit code. */
const takeProcess = ({ cwd, env = {} }: ScriptOptions): (() => ScriptResult) => {
  const { log, error } = console;
  const { exitCode } = process;
  const folder = process.cwd();
  const former = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name]]));
  let output = '';
  const take = (...said: unknown[]): void => {
    output += `${format(...said)}\n`;
  };
  Object.assign(console, { log: take, error: take });
  setEnvironment(env);
  process.chdir(cwd);
  process.exitCode = undefined;
  return () => {
    const code = Number(process.exitCode ?? 0);
    process.exitCode = exitCode;
    process.chdir(folder);
    setEnvironment(former);
    Object.assign(console, { log, error });
    return { code, output };
  };
};

const runHere: Run = async (args, options) => {
  const leave = takeProcess(options);
  try {
    await runCli(createReleaseCli(), [process.execPath, 'release.ts', ...args]);
  } catch (error) {
    console.error(inspect(error));
    process.exitCode = 1;
  }
  return leave();
};

let last: Promise<unknown> = Promise.resolve();

/** The same in this process, without the start of one: one after the other, as they share the folder and the environment. */
export const runRelease: Run = (args, options) => {
  const run = last.then(() => runHere(args, options));
  last = run;
  return run;
};
