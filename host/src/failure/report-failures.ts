import type { VisitFailure } from '@shared-kernel/contracts/release/visit-report';
import { subscribe } from 'shared-kernel/events';

export interface FailureReports {
  /** What failed since the start, oldest first, for the visit's report. */
  readonly failures: VisitFailure[];
  stop(): void;
}

/**
 * Keeps, and writes to the console, what players were spared: every failure of a remote, with the composition that it happened in,
 * and the rows that an answer had to do without. `isFallback`: whether the release before the live one ran.
 */
export const reportFailures = (isFallback: (remote: string, part?: string) => boolean): FailureReports => {
  const failures: VisitFailure[] = [];
  const stops = [
    subscribe('remote.failed', ({ remote, phase, page, slot, compositionId, error }) => {
      const part = page ?? slot;
      const what = part === undefined ? '' : ` its ${part}`;
      failures.push({ package: remote, isFallback: isFallback(remote, part), phase, ...(part && { part }) });
      console.error(`[${compositionId}] the ${remote} remote failed to ${phase}${what}`, error);
    }),
    subscribe('answer.rows-dropped', ({ path, reasons }) =>
      console.warn(`${path} answered ${reasons.length} rows that its contract does not fit`, reasons),
    ),
  ];
  return {
    failures,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
