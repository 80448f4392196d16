import { join } from 'node:path';
import { runCli } from '@shared-kernel/node/run-cli';
import { formatTable } from '@shared-kernel/node/table';
import { cac } from 'cac';
import { runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';

/** One check of `pnpm verify`: a program of the workspace, run from its root. A check fails or passes; none warns. */
interface VerifyStep {
  readonly title: string;
  /** A program in `node_modules/.bin`, or a script for `node`. */
  readonly run: readonly [program: string, ...args: string[]];
}

/**
 * Two lanes of about the same length, for machines with two cores: lanes run side by side, the steps of one in turn. The
 * check of the kernel's API reads the declarations that `tsc` writes.
 */
const VERIFY_LANES: readonly (readonly VerifyStep[])[] = [
  [
    { title: 'types', run: ['tsc', '-b'] },
    { title: 'kernel API', run: ['node', 'delivery/src/checks/kernel-api/kernel-api.ts'] },
    { title: 'contracts', run: ['node', 'shared-kernel/contracts/scripts/check-contracts.ts'] },
    { title: 'OpenAPI', run: ['node', 'platform/src/http/openapi/check-openapi.ts'] },
    { title: 'translations', run: ['node', 'delivery/src/checks/translations/translations.ts'] },
    { title: 'migrations', run: ['node', 'delivery/src/checks/steps/migrations.ts'] },
    { title: 'licences', run: ['node', 'delivery/src/supply-chain/supply-chain.ts', 'licences'] },
    { title: 'environment', run: ['node', '--test', 'delivery/src/checks/steps/environment.test.ts'] },
    { title: 'documentation', run: ['node', 'delivery/src/checks/documentation/documentation.ts'] },
    { title: 'lock file', run: ['node', 'delivery/src/checks/steps/lock-file-hosts.ts'] },
  ],
  [
    {
      title: 'format and lint',
      run: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '--colors=off', '.'],
    },
    { title: 'styles', run: ['stylelint', '{shared-kernel,host,remote-*,platform/demo/games}/**/*.css'] },
    { title: 'walls', run: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'] },
    { title: 'unused code', run: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
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

/** Runs every check, also after one has failed; prints what the failed ones found, then a table. */
export const verify = async (): Promise<readonly StepResult[]> => {
  const results = (await Promise.all(VERIFY_LANES.map(runLane))).flat();
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
  cli.command('', 'Types, format, lint, walls: every check').action(async () => {
    const results = await verify();
    process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
  });
  cli.help();
  await runCli(cli);
}
