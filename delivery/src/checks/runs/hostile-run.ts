import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { int, object, safeParse } from '@shared-kernel/contracts/schema';
import { runScript } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Counts, NOTHING, withExitCode } from './counts.ts';

const REPORT = join(WORKSPACE, '.site/reports/hostile.json');

const report = object({ passed: int(), failed: int(), skipped: int() });

/** `pnpm e2e hostile`: two platforms on one Postgres behind a document server, attacked and hurt on purpose. */
export const runHostile = async (args: readonly string[] = []): Promise<Counts> => {
  await rm(REPORT, { force: true });
  const { code } = await runScript(join(WORKSPACE, 'e2e/qa/hostile/hostile.ts'), args, {
    cwd: WORKSPACE,
    isShown: true,
  });
  const parsed = safeParse(report, JSON.parse(await readFile(REPORT, 'utf8').catch(() => 'null')));
  return withExitCode(parsed.success ? parsed.data : NOTHING, code);
};
