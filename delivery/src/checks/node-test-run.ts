import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../site/run-script.ts';
import { WORKSPACE } from '../site/workspace.ts';
import { type Counts, withExitCode } from './counts.ts';

const REPORTS = '.site/reports';

/** Reads the last lines of a TAP report: `# pass 36`. */
export const countTap = (text: string): Counts => {
  const of = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { passed: of('pass'), failed: of('fail') + of('cancelled'), skipped: of('skipped') + of('todo') };
};

/** Tests of a package that runs on Node, with node:test. */
export const runNodeTests = async (
  title: string,
  pattern: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Counts> => {
  const path = join(WORKSPACE, REPORTS, `${title.replaceAll(/\W+/g, '-')}.tap`);
  await mkdir(join(WORKSPACE, REPORTS), { recursive: true });
  await rm(path, { force: true });
  const reporters = ['spec', 'stdout', 'tap', path].flatMap((value, index) => [
    index % 2 === 0 ? `--test-reporter=${value}` : `--test-reporter-destination=${value}`,
  ]);
  // Two files at once: each starts servers or databases of its own, and the machine may have two cores.
  const args = ['--test', '--test-concurrency=2', ...reporters, pattern];
  const { code } = await runProgram(process.execPath, args, { cwd: WORKSPACE, env, isShown: true });
  return withExitCode(countTap(await readFile(path, 'utf8').catch(() => '')), code);
};
