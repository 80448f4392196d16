import type { EdgeDeps } from './edge-deps.ts';
import { createRateWindow } from './rate-window.ts';

const LINES = 20;
const WINDOW_MS = 10_000;

/** A log in which one event takes no more than a few lines at a time: what fails for everybody is counted, not told by everybody. */
export const calmLog = ({ log, clock }: Pick<EdgeDeps, 'log' | 'clock'>): EdgeDeps['log'] => {
  const isFull = createRateWindow({ limit: LINES, windowMs: WINDOW_MS, clock });
  return (entry) => {
    if (isFull(entry.event) === null) log(entry);
  };
};
