import { timestamp } from './pg-core.ts';

/** A column that holds an instant: every time in the database is one, whatever zone the server keeps. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
