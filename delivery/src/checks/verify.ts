import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../site/run-script.ts';
import { WORKSPACE } from '../site/workspace.ts';
import { VERIFY_LANES, type VerifyStep } from './verify-steps.ts';

export interface StepResult {
  readonly title: string;
  readonly isPassed: boolean;
  readonly seconds: number;
}

const runStep = async ({ title, run: [program, ...args] }: VerifyStep): Promise<StepResult> => {
  const started = Date.now();
  const command = program === 'node' ? process.execPath : join(WORKSPACE, 'node_modules/.bin', program);
  const { code, output } = await runProgram(command, args, { cwd: WORKSPACE });
  if (code !== 0) console.log(`\n━━ ${title} (${[program, ...args].join(' ')})\n\n${output.trim()}\n`);
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
  const width = Math.max(...results.map(({ title }) => title.length));
  for (const { title, isPassed, seconds } of results) {
    console.log(`${title.padEnd(width)}  ${seconds.toFixed(1).padStart(5)} s  ${isPassed ? 'ok' : 'FAILED'}`);
  }
  return results;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const results = await verify();
  process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1;
}
