import { hostname } from 'node:os';
import { logLine } from '@shared-kernel/node/log-line';
import { describeError } from './log-error.ts';
import { requestScope } from './request-scope.ts';

/** Figures, names and codes. Never a password, a token, a body or a statement's parameters. */
export type LogField = string | number | boolean | null | undefined | readonly string[];

export interface LogEntry {
  readonly level: LogLevel;
  /** What happened, in dotted words: `job.failed`. docs/operating.md lists them. */
  readonly event: string;
  readonly [field: string]: LogField;
}

/** Which of the instances speaks. */
const INSTANCE = `${hostname()}/${process.pid}`;
const RANK = { info: 0, warn: 1, error: 2 } as const;
type LogLevel = keyof typeof RANK;
export const isLevel = (level: string | undefined): level is LogLevel => level !== undefined && level in RANK;

/** LOG_LEVEL as it was when the process began: lines below it are not written. */
let least: LogLevel = isLevel(process.env.LOG_LEVEL) ? process.env.LOG_LEVEL : 'info';

/** From now on lines below this level are not written; returns the level until now. */
export const setLogLevel = (level: LogLevel): LogLevel => {
  const former = least;
  least = level;
  return former;
};

const listeners = new Set<(entry: LogEntry) => void>();

/** Hears of every line that is asked for, whatever the level: for counting. */
export const countLines = (hear: (entry: Pick<LogEntry, 'level' | 'event'>) => void): void => void listeners.add(hear);

/**
 * Writes one line of JSON to the standard error: when, who, in which request, what. An `error` is written without its
 * parameters (`log-error.ts`), so that no line holds what a caller sent bare, or can be made to look like two.
 */
export const log = (entry: LogEntry, error?: unknown): void => {
  for (const hear of listeners) hear(entry);
  if (RANK[entry.level] < RANK[least]) return;
  const line = {
    instance: INSTANCE,
    requestId: requestScope()?.requestId,
    ...entry,
    ...(error === undefined ? {} : { error: describeError(error) }),
  };
  process.stderr.write(logLine('platform', line));
};
