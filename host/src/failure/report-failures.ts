import { subscribe } from 'shared-kernel/events';

/**
 * Writes to the console what players were spared: every failure of a remote, with the composition that it happened in,
 * and the rows that an answer had to do without. Until the returned function is called.
 */
export const reportFailures = (): (() => void) => {
  const stops = [
    subscribe('remote.failed', ({ remote, phase, page, slot, compositionId, error }) => {
      const part = page ?? slot;
      const what = part === undefined ? '' : ` its ${part}`;
      console.error(`[${compositionId}] the ${remote} remote failed to ${phase}${what}`, error);
    }),
    subscribe('answer.rows-dropped', ({ path, reasons }) =>
      console.warn(`${path} answered ${reasons.length} rows that its contract does not fit`, reasons),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
