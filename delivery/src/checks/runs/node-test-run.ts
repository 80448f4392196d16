import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Counts, freshReport, withExitCode } from './counts.ts';

/** Each file starts servers or databases of its own, and the machine may have two cores. */
const FILES_AT_ONCE = 2;

/** Reads the last lines of a TAP report: `# pass 36`. */
export const countTap = (text: string): Counts => {
  const of = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { passed: of('pass'), failed: of('fail') + of('cancelled'), skipped: of('skipped') + of('todo') };
};

export interface NodeTests {
  /** Names the report. */
  readonly name: string;
  readonly files: readonly string[];
  /** The package's own script around `node --test`, which hands its arguments on. */
  readonly runner?: string;
}

/** Of one file: far longer than any takes, so that one that waits for ever is a failure and not a silence. */
const HANGS_AFTER_MS = 600_000;

/** Tests of a package that runs on Node, with node:test. */
export const runNodeTests = async ({ name, files, runner }: NodeTests): Promise<Counts> => {
  const path = await freshReport(`${name}.tap`);
  const options = [
    `--test-concurrency=${FILES_AT_ONCE}`,
    `--test-timeout=${HANGS_AFTER_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${path}`,
  ];
  const { code } = await runProgram(process.execPath, [runner ?? '--test', ...options, ...files], {
    cwd: WORKSPACE,
    // Every test file is a process that loads the same sources.
    env: { NODE_COMPILE_CACHE: join(WORKSPACE, '.site/compile-cache') },
    isShown: true,
  });
  return withExitCode(countTap(await readFile(path, 'utf8').catch(() => '')), code);
};
