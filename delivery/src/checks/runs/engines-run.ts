import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { int, object, safeParse } from '@shared-kernel/contracts/schema';
import { runScript } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Counts, NOTHING, withExitCode } from './counts.ts';
import { findEngines } from './find-engines.ts';

const REPORT = join(WORKSPACE, '.site/reports/engines/counts.json');

const report = object({ passed: int(), failed: int(), skipped: int() });

/** The short journey in Debian's Firefox and WebKit, on a running site. A missing engine is named and counted as skipped. */
export const runEngines = async (env: Readonly<Record<string, string>>): Promise<Counts> => {
  await rm(REPORT, { force: true });
  const { code } = await runScript(join(WORKSPACE, 'e2e/engines/engines.ts'), [], {
    cwd: WORKSPACE,
    env: { ...env, ...(await findEngines()) },
    isShown: true,
  });
  const parsed = safeParse(report, JSON.parse(await readFile(REPORT, 'utf8').catch(() => 'null')));
  return withExitCode(parsed.success ? parsed.data : NOTHING, code);
};
