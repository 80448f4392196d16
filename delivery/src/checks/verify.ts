import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCli } from '@shared-kernel/node/run-cli';
import { formatTable } from '@shared-kernel/node/table';
import { cac } from 'cac';
import { runProgram } from '../workspace/run-program.ts';
import { WORKSPACE } from '../workspace/workspace.ts';
import { VERIFY_LANES, type VerifyStep } from './steps/verify-steps.ts';

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cli = cac('pnpm verify');
  cli.command('', 'Types, format, lint, walls: every check').action(async () => {
    const results = await verify();
    process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
  });
  cli.help();
  await runCli(cli);
}
