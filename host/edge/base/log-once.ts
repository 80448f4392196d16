import type { EdgeDeps, LogEntry } from './edge-deps.ts';

interface LogOnce {
  (entry: LogEntry): void;
  /** What was said may be said again. */
  forget(): void;
}

/** Says a thing once, however often it is found: a fault that lasts is one line, not one for each request. */
export const createLogOnce = (log: EdgeDeps['log']): LogOnce => {
  const said = new Set<string>();
  const say = (entry: LogEntry): void => {
    const text = `${entry.event} ${entry.detail}`;
    if (said.has(text)) return;
    said.add(text);
    log(entry);
  };
  return Object.assign(say, { forget: () => said.clear() });
};
