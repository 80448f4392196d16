export type Greeting = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening';

/** The last hour of each greeting (specification: accounts §9, boundaries 10, 14 and 18); after the last it is evening. */
const LAST_HOURS: readonly (readonly [Greeting, number])[] = [
  ['morning', 10],
  ['earlyAfternoon', 14],
  ['lateAfternoon', 18],
];

/** The greeting of a local hour, 0 to 23: up to 10 morning, up to 14 early afternoon, up to 18 late afternoon, then evening. */
export const greetingOf = (hour: number): Greeting => LAST_HOURS.find(([, last]) => hour <= last)?.[0] ?? 'evening';
