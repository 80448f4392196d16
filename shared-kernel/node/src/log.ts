import { logLine } from './log-line.ts';

const RANK = { info: 0, warn: 1, error: 2 } as const;
export type LogLevel = keyof typeof RANK;

export const isLevel = (level: string | undefined): level is LogLevel => level !== undefined && level in RANK;

export interface LogEntry {
  readonly level: LogLevel;
  /** Dotted words: `job.failed`. */
  readonly event: string;
}

export interface Log {
  <Entry extends LogEntry>(entry: Entry): void;
  /** Entries below this level are not written from now on; returns the former level. */
  setLevel(level: LogLevel): LogLevel;
  /** Calls the listener with every entry, also with those below the level: for metrics. */
  onEntry(listener: (entry: LogEntry) => void): void;
}

/**
 * A server's log: one line of JSON to the standard error for each entry. `context` gives the fields of every line, such as
 * the request's id.
 *
 * @example const log = createLog('files'); log({ level: 'info', event: 'files.started', detail: address });
 */
export const createLog = (from: string, context: () => object = () => ({})): Log => {
  const listeners = new Set<(entry: LogEntry) => void>();
  let least: LogLevel = 'info';
  const write = (entry: LogEntry): void => {
    for (const listener of listeners) listener(entry);
    if (RANK[entry.level] >= RANK[least]) process.stderr.write(logLine(from, { ...context(), ...entry }));
  };
  return Object.assign(write, {
    setLevel: (level: LogLevel): LogLevel => {
      const former = least;
      least = level;
      return former;
    },
    onEntry: (listener: (entry: LogEntry) => void): void => void listeners.add(listener),
  });
};
