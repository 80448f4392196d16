import { logLine } from 'machine/log-line';
import type { LogEntry } from '../base/edge-deps.ts';

let count: (entry: LogEntry) => void = () => undefined;

/** Hands every line that is written to a counter as well. */
export const countLines = (counter: typeof count): void => {
  count = counter;
};

/** One line of JSON to the standard error: when, who, what. */
export const log = (entry: LogEntry): void => {
  count(entry);
  process.stderr.write(logLine('edge', entry));
};
