/** The clock's host-only API: the host and the API client hand on what the server says the time is. */

export { hearServerTime, resetClock } from './clock.store.ts';
export * from './clock.ts';
