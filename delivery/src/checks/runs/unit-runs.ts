import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { array, type Infer, int, object, optional, string } from '@shared-kernel/contracts/schema';
import { runProgram, runScript } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { add, type Counts, freshReport, NOTHING, readReport, withExitCode } from './counts.ts';

/** Each file starts servers or databases of its own, and the machine may have two cores. */
const FILES_AT_ONCE = 2;

/** A test that failed, and where it stands; a failing `todo` is none. */
const NOT_OK =
  /^ *not ok \d+ - (.*(?<! # TODO.*))\n(?: +(?!\.\.\.)\S.*\n)*? *location: '(.*)'\n *failureType: '(.*)'/gm;

/** Reads a TAP report: `# pass 36` among its last lines, and what failed. */
export const countTap = (text: string): Counts => {
  const of = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const failures = [...text.matchAll(NOT_OK)]
    .filter(([, , , type]) => type !== 'subtestsFailed')
    .map(([, title, location = '']) => `${relative(WORKSPACE, location)} › ${title}`);
  return { passed: of('pass'), failed: of('fail') + of('cancelled'), skipped: of('skipped') + of('todo'), failures };
};

export interface NodeTests {
  /** Names the report. */
  readonly name: string;
  readonly files: readonly string[];
  /** The package's own script around `node --test`, which hands its arguments on. */
  readonly runner?: string;
  /**
   * So many processes at once, each with its share of the files in it: the sources are loaded and compiled once for all of them.
   * For files that leave nothing behind in their process; left out, each file has a process of its own.
   */
  readonly shards?: number;
}

/** Of one file, or of one test where files share a process: far longer than any takes, so that one that waits for ever is a failure and not a silence. */
const HANGS_AFTER_MS = 600_000;

const runShard = async ({ name, files, runner }: NodeTests, own: readonly string[]): Promise<Counts> => {
  const path = await freshReport(`${name}.tap`);
  const options = [
    ...own,
    `--test-timeout=${HANGS_AFTER_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${path}`,
  ];
  const { code } = await runProgram(process.execPath, [runner ?? '--test', ...options, ...files], {
    cwd: WORKSPACE,
    isShown: true,
  });
  return withExitCode(countTap(await readFile(path, 'utf8').catch(() => '')), code);
};

/** Tests of a package that runs on Node, with node:test. */
export const runNodeTests = async (tests: NodeTests): Promise<Counts> => {
  const { name, shards } = tests;
  if (shards === undefined) return runShard(tests, [`--test-concurrency=${FILES_AT_ONCE}`]);
  const counts = await Promise.all(
    Array.from({ length: shards }, (_, index) => {
      const shard = `${index + 1}/${shards}`;
      // What a failed test has left open would keep the process for ever.
      const options = ['--test-isolation=none', '--test-force-exit', `--test-shard=${shard}`];
      return runShard({ ...tests, name: `${name}-${index + 1}` }, options);
    }),
  );
  return counts.reduce(add, NOTHING);
};

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
  testResults: array(
    object({
      name: string(),
      status: string(),
      assertionResults: array(object({ fullName: string(), status: string() })),
    }),
  ),
});

/** What failed in each file; the file itself where it could not be loaded. */
const failuresOf = ({ testResults }: Infer<typeof report>): readonly string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(WORKSPACE, name);
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`);
    });

const readCounts = async (path: string): Promise<Counts> => {
  const read = await readReport(path, report);
  if (read === undefined) return NOTHING;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = read;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    failures: failuresOf(read),
  };
};

/** The browser packages' unit tests, all projects in one run. */
export const runJest = async (): Promise<Counts> => {
  const path = await freshReport('jest.json');
  const args = ['--projects', ...PROJECTS, '--json', `--outputFile=${path}`, '--maxWorkers=2', '--no-color'];
  const { code } = await runScript(join(WORKSPACE, JEST), args, { cwd: WORKSPACE, isShown: true });
  return withExitCode(await readCounts(path), code);
};
