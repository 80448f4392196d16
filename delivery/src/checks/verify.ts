import { join } from 'node:path';
import { runCli } from '@shared-kernel/node/run-cli';
import { formatTable } from '@shared-kernel/node/table';
import { cac } from 'cac';
import { runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

/** A program in `node_modules/.bin`, or a script for `node`. */
type Command = readonly [program: string, ...args: string[]];

/** One check of `pnpm verify`: a program of the workspace, run from its root. A check fails or passes; none warns. */
interface VerifyStep {
  readonly title: string;
  readonly run: Command;
  /** With `--changed`: only a change of such a file concerns it; every change, unless said. */
  readonly concerns?: RegExp;
  /** With `--changed`: how it looks at those files alone; as at all, unless said. */
  readonly runFor?: (files: readonly string[]) => Command;
}

/**
 * Two lanes of about the same length, for machines with two cores: lanes run side by side, the steps of one in turn. The
 * check of the kernel's API reads the declarations that `tsc` writes.
 */
const CONTRACTS = /^shared-kernel\/contracts\/|^platform\/src\/http\/openapi\//;
const PACKAGES = /(?:^|\/)(?:package\.json|pnpm-[\w-]+\.yaml)$/;
const BIOME = /\.(?:[cm]?[jt]sx?|jsonc?|css)$/;

const FORMAT = ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '--colors=off'] as const;

const packagesOf = (files: readonly string[]): readonly string[] => [
  ...new Set(files.map((file) => file.split('/')[0] ?? file)),
];

const VERIFY_LANES: readonly (readonly VerifyStep[])[] = [
  [
    // Each checker of several checks anew what they share, on processors that the other lane is using.
    { title: 'types', run: ['tsc', '-b', '--checkers', '1'] },
    {
      title: 'kernel API',
      run: ['node', 'delivery/src/checks/kernel-api/kernel-api.ts'],
      concerns: /^shared-kernel\//,
    },
    { title: 'contracts', run: ['node', 'shared-kernel/contracts/scripts/check-contracts.ts'], concerns: CONTRACTS },
    { title: 'OpenAPI', run: ['node', 'platform/src/http/openapi/check-openapi.ts'], concerns: CONTRACTS },
    {
      title: 'translations',
      run: ['node', 'delivery/src/checks/translations/translations.ts'],
      concerns: /^(?:host|remote-|shared-kernel)/,
    },
    {
      title: 'migrations',
      run: ['node', 'delivery/src/checks/steps/migrations.ts'],
      concerns: /\.tables\.ts$|^platform\/migrations\//,
    },
    {
      title: 'licences',
      run: ['node', 'delivery/src/supply-chain/supply-chain.ts', 'licences'],
      concerns: PACKAGES,
    },
    { title: 'environment', run: ['node', '--test', 'delivery/src/checks/steps/environment.test.ts'] },
    { title: 'documentation', run: ['node', 'delivery/src/checks/documentation/documentation.ts'] },
    { title: 'lock file', run: ['node', 'delivery/src/checks/steps/lock-file-hosts.ts'], concerns: PACKAGES },
  ],
  [
    {
      title: 'format and lint',
      run: [...FORMAT, '.'],
      concerns: BIOME,
      runFor: (files) => [...FORMAT, ...files],
    },
    {
      title: 'styles',
      run: ['stylelint', '{shared-kernel,host,remote-*,platform/demo/games}/**/*.css'],
      concerns: /^(?:shared-kernel|host|remote-|platform\/demo\/games).*\.css$/,
      runFor: (files) => ['stylelint', ...files],
    },
    {
      title: 'walls',
      run: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'],
      concerns: /^(?:delivery|e2e|host|platform|remote-[\w-]+|shared-kernel)\/.*\.tsx?$/,
      runFor: (files) => ['depcruise', '--config', '.dependency-cruiser.changed.mjs', ...packagesOf(files)],
    },
    {
      title: 'unused code',
      run: ['knip', '--no-progress', '--treat-config-hints-as-errors'],
      concerns: PACKAGES,
    },
  ],
];

export interface StepResult {
  readonly title: string;
  readonly isPassed: boolean;
  readonly seconds: number;
}

const runStep = async ({ title, run: [program, ...args] }: VerifyStep): Promise<StepResult> => {
  const started = Date.now();
  const command = program === 'node' ? process.execPath : join(WORKSPACE, 'node_modules/.bin', program);
  const { code, output } = await runProgram(command, args, { cwd: WORKSPACE });
  if (code !== 0) console.log(`\n━━ ${title} (pnpm exec ${[program, ...args].join(' ')})\n\n${output.trim()}\n`);
  return { title, isPassed: code === 0, seconds: (Date.now() - started) / 1000 };
};

const runLane = async (steps: readonly VerifyStep[]): Promise<readonly StepResult[]> => {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
};

/** The step for these changes alone; none, if they do not concern it. */
export const stepFor = (changed: readonly string[], step: VerifyStep): readonly VerifyStep[] => {
  const { concerns, runFor, run } = step;
  const files = concerns === undefined ? changed : changed.filter((file) => concerns.test(file));
  if (files.length === 0) return [];
  return [{ ...step, run: runFor?.(files) ?? run }];
};

/** Files that differ from the last commit, from the workspace's root; what is gone is left out. */
const changedFiles = async (): Promise<readonly string[]> => {
  const { output } = await runProgram('git', ['status', '--porcelain', '-uall', '--no-renames'], { cwd: WORKSPACE });
  const lines = output.split('\n').filter((line) => line !== '' && !line.slice(0, 2).includes('D'));
  return lines.map((line) => line.slice(3).replace(/^"(.*)"$/, '$1'));
};

/**
 * Runs every check, also after one has failed; prints what the failed ones found, then a table. `changed`: only what those files
 * concern.
 */
export const verify = async (changed?: readonly string[]): Promise<readonly StepResult[]> => {
  const lanes =
    changed === undefined ? VERIFY_LANES : VERIFY_LANES.map((lane) => lane.flatMap((step) => stepFor(changed, step)));
  const results = (await Promise.all(lanes.map(runLane))).flat();
  const rows = results.map(({ title, isPassed, seconds }) => [
    title,
    `${seconds.toFixed(1).padStart(5)} s`,
    isPassed ? 'ok' : 'FAILED',
  ]);
  for (const line of formatTable(rows)) console.log(line);
  return results;
};

if (import.meta.main) {
  const cli = cac('pnpm verify');
  cli
    .command('', 'Types, format, lint, walls: every check')
    .option('--changed', 'Only what the changes since the last commit concern')
    .action(async ({ changed }: { changed?: boolean }) => {
      const results = await verify(changed ? await changedFiles() : undefined);
      process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
    });
  cli.help();
  await runCli(cli);
}
