import { logLine } from '@shared-kernel/node/log-line';
import type { LogEntry } from '../base/edge-deps.ts';

let count: (entry: LogEntry) => void = () => undefined;

/** Registers a counter of log lines. */
export const countLines = (counter: typeof count): void => {
  count = counter;
};

/** Writes one line of JSON to the standard error. */
export const log = (entry: LogEntry): void => {
  count(entry);
  process.stderr.write(logLine('edge', entry));
};
