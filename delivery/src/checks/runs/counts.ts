import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Infer, type Schema, safeParse } from '@shared-kernel/contracts/schema';
import { WORKSPACE } from '../../workspace/workspace.ts';

/** What a runner counted. A runner that crashed counts as one failure. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, a line each, where the runner's report says it: `suite.spec.ts:12 › a title: the error`. */
  readonly failures: readonly string[];
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** Without a failure in the report, a bad exit code is one: the runner itself broke. An empty run is none that passed. */
export const withExitCode = (counts: Counts, code: number): Counts => {
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
};

/** How a command ends that was told what to run: by a failure too where all of it was skipped. */
export const exitCodeOf = ({ passed, failed }: Counts): number => (failed === 0 && passed > 0 ? 0 : 1);

/** Where a runner writes its report; what an earlier run wrote there is gone. */
export const freshReport = async (name: string): Promise<string> => {
  const path = join(WORKSPACE, '.site/reports', name);
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  return path;
};

/** What a runner wrote to its report; undefined where that is missing or of another shape. */
export const readReport = async <Shape extends Schema<unknown>>(
  path: string,
  shape: Shape,
): Promise<Infer<Shape> | undefined> => {
  const parsed = safeParse(shape, JSON.parse(await readFile(path, 'utf8').catch(() => 'null')));
  return parsed.success ? parsed.data : undefined;
};

export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
