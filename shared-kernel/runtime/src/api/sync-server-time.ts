import { hearServerTime } from 'shared-kernel/host/clock';

/** The time in an answer that says it: to the millisecond, where a header has seconds. */
const timeIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'serverTime' in value ? String(value.serverTime) : undefined;

/** Each answer says by its `Date` what time it is on the server; one that a clock on the page follows says it in itself. */
export const syncServerTime = ({ headers }: Response, value?: unknown): void => {
  hearServerTime(headers.get('Date'));
  hearServerTime(timeIn(value));
};
