import { hostname } from 'node:os';
import { createLog, isLevel, type LogLevel } from '@shared-kernel/node/log';
import { describeError } from './log-error.ts';
import { requestScope } from './request-scope.ts';

/** Numbers, names and codes. Never a password, a token, a body or a statement's parameters. */
type LogField = string | number | boolean | null | undefined | readonly string[];

interface PlatformLogEntry {
  readonly level: LogLevel;
  /** Dotted words: `job.failed`. docs/operating.md lists them. */
  readonly event: string;
  readonly [field: string]: LogField;
}

const INSTANCE = `${hostname()}/${process.pid}`;

const write = createLog('platform', () => ({ instance: INSTANCE, requestId: requestScope()?.requestId }));
if (isLevel(process.env.LOG_LEVEL)) write.setLevel(process.env.LOG_LEVEL);

/** The platform's log. An error is written without a statement's parameters (`log-error.ts`). */
export const log = Object.assign(
  (entry: PlatformLogEntry, error?: unknown): void =>
    write(error === undefined ? entry : { ...entry, error: describeError(error) }),
  { setLevel: write.setLevel, onEntry: write.onEntry },
);
