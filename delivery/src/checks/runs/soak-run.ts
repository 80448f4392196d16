import { join } from 'node:path';
import { runScript } from '../../workspace/run-program.ts';
import { WORKSPACE } from '../../workspace/workspace.ts';
import { type Counts, NOTHING } from './counts.ts';

/** How the soak ends where there is no Postgres to run on. */
const SKIPPED = 75;

/** `pnpm e2e soak`: money in, played and out on a Postgres of its own, while the platform is killed. */
export const runSoak = async (args: readonly string[] = []): Promise<Counts> => {
  const { code } = await runScript(join(WORKSPACE, 'e2e/qa/soak/soak.ts'), args, { cwd: WORKSPACE, isShown: true });
  if (code === SKIPPED) return { ...NOTHING, skipped: 1 };
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
};
