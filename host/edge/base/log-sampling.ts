import type { EdgeDeps, LogEntry } from './edge-deps.ts';
import { createRateLimit } from './rate-limit.ts';

const LINES = 20;
const WINDOW_MS = 10_000;

/** Limits each event to some lines in a window: metrics count the rest. */
export const createSampledLog = ({ log, clock }: Pick<EdgeDeps, 'log' | 'clock'>): EdgeDeps['log'] => {
  const limit = createRateLimit({ limit: LINES, windowMs: WINDOW_MS, clock });
  return (entry) => {
    if (limit(entry.event) === null) log(entry);
  };
};

interface LogOnce {
  (entry: LogEntry): void;
  /** Lets every entry be logged again. */
  reset(): void;
}

/** Logs each event and detail once: a fault that lasts is one line, not one a request. */
export const createLogOnce = (log: EdgeDeps['log']): LogOnce => {
  const logged = new Set<string>();
  const logOnce = (entry: LogEntry): void => {
    const text = `${entry.event} ${entry.detail}`;
    if (logged.has(text)) return;
    logged.add(text);
    log(entry);
  };
  return Object.assign(logOnce, { reset: () => logged.clear() });
};
