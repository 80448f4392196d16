/** The clock's lever: the host and the API client hand on what the server says the time is. */

export { hearServerTime, resetClock } from '../clock/clock.store.ts';
export * from '../clock/clock.ts';
