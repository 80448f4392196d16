import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { int, object, optional } from '@shared-kernel/contracts/schema';
import { runScript } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Counts, freshReport, NOTHING, readReport, withExitCode } from './counts.ts';

/** Every package with a jest configuration: the kernel, the host and all remotes. */
const PROJECTS = globSync('{host,remote-*,shared-kernel/*}/jest.config.js', { cwd: WORKSPACE }).map(dirname).sort();
const JEST = 'shared-kernel/testing/node_modules/jest/bin/jest.js';

const report = object({
  numPassedTests: int(),
  numFailedTests: int(),
  numPendingTests: optional(int()),
  numTodoTests: optional(int()),
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: int(),
});

const readCounts = async (path: string): Promise<Counts> => {
  const read = await readReport(path, report);
  if (read === undefined) return NOTHING;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = read;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  };
};

/** The browser packages' unit tests, all projects in one run. */
export const runJest = async (): Promise<Counts> => {
  const path = await freshReport('jest.json');
  const args = ['--projects', ...PROJECTS, '--json', `--outputFile=${path}`, '--maxWorkers=2', '--no-color'];
  const { code } = await runScript(join(WORKSPACE, JEST), args, { cwd: WORKSPACE, isShown: true });
  return withExitCode(await readCounts(path), code);
};
