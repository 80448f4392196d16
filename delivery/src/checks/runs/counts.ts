/** What a runner counted. A runner that crashed counts as one failure. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Of those that passed: at a second try only. */
  readonly unsteady?: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  unsteady: (a.unsteady ?? 0) + (b.unsteady ?? 0),
});

/** Without a failure in the report, a bad exit code is one: the runner itself broke. An empty run is none that passed. */
export const withExitCode = (counts: Counts, code: number): Counts => {
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
};

export const formatCounts = ({ passed, failed, skipped, unsteady = 0 }: Counts): string =>
  [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(unsteady > 0 ? [`${unsteady} of the passed at a second try only`] : []),
  ].join(', ');
