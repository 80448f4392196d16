/** Spans of time as clocks count them; a calendar's days are the merchant's (`shared-kernel/contracts/calendar`). */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
