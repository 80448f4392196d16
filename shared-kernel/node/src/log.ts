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

/** A field stays readable whatever a caller sends. */
const FIELD_CHARACTERS = 2_000;
/** JSON escapes what is below U+0020. These too move a terminal's cursor, break its line or turn its text around. */
const UNSEEN = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const clip = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > FIELD_CHARACTERS ? `${value.slice(0, FIELD_CHARACTERS)}…` : value;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** One line of JSON, as every server's log has it: when, who, then the entry's own fields. Nothing in it can look like two. */
export const logLine = (from: string, entry: object): string =>
  `${JSON.stringify({ at: new Date().toISOString(), from, ...entry }, clip).replace(UNSEEN, escaped)}\n`;

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
