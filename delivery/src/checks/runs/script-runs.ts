import { join } from 'node:path';
import { int, object } from '@shared-kernel/contracts/schema';
import { runScript, type ScriptOptions } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Counts, freshReport, NOTHING, readReport, withExitCode } from './counts.ts';
import { findEngines } from './find-engines.ts';

const counts = object({ passed: int(), failed: int(), skipped: int() });

/** Runs a script of the workspace that writes its counts to `.site/reports/<report>`. */
const runCounted = async (
  script: string,
  report: string,
  args: readonly string[],
  env: ScriptOptions['env'] = {},
): Promise<Counts> => {
  const path = await freshReport(report);
  const { code } = await runScript(join(WORKSPACE, script), args, { cwd: WORKSPACE, env, isShown: true });
  return withExitCode((await readReport(path, counts)) ?? NOTHING, code);
};

/** `pnpm e2e hostile`: two platforms on one Postgres behind a document server, attacked and hurt on purpose. */
export const runHostile = (args: readonly string[] = []): Promise<Counts> =>
  runCounted('e2e/qa/hostile/hostile.ts', 'hostile.json', args);

/** The short journey in Debian's Firefox and WebKit, on a running site. A missing engine is named and counted as skipped. */
export const runEngines = async (env: Readonly<Record<string, string>>): Promise<Counts> =>
  runCounted('e2e/engines/engines.ts', 'engines/counts.json', [], { ...env, ...(await findEngines()) });

/** How the soak ends where there is no Postgres to run on. */
const SKIPPED = 75;

/** `pnpm e2e soak`: money in, played and out on a Postgres of its own, while the platform is killed. */
export const runSoak = async (args: readonly string[] = []): Promise<Counts> => {
  const { code } = await runScript(join(WORKSPACE, 'e2e/qa/soak/soak.ts'), args, { cwd: WORKSPACE, isShown: true });
  if (code === SKIPPED) return { ...NOTHING, skipped: 1 };
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
};
