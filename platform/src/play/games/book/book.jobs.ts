import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { and, lt, notExists, sql } from '../../../database/orm.ts';
import type { Job } from '../../../jobs/job.ts';
import { purgeJob } from '../../../jobs/purge.ts';
import { bookLegs, bookMatches } from './book.tables.ts';
import { endNext, moveNext, writeMatches } from './run-matches.ts';
import { settleSlips } from './settle-slips.ts';

const EVERY_MS = 2_000;
/** As long as records are shown; a match that somebody bet on stays with the slip. */
const KEPT_MS = 180 * DAY_MS;

/** Matches of the coming days, before anybody can bet on them. */
const fixturesJob: Job = {
  name: 'book.fixtures',
  everyMs: 10 * MINUTE_MS,
  run: ({ db, config }, now) => writeMatches(db, now, config.wrappingKeys),
};

/** The life of matches: odds move, matches end, slips are settled. Each step takes up what is due, however late. */
const matchesJob: Job = {
  name: 'book.matches',
  everyMs: EVERY_MS,
  run: async ({ db, config: { wrappingKeys } }, now, signal) => {
    while (!signal.aborted && (await moveNext(db, now, wrappingKeys)));
    while (!signal.aborted && (await endNext(db, now, wrappingKeys)));
    await settleSlips(db, now, signal);
  },
};

const isUnbet = notExists(sql`(select 1 from ${bookLegs} where ${bookLegs.matchId} = ${bookMatches.id})`);

export const BOOK_JOBS: readonly Job[] = [
  fixturesJob,
  matchesJob,
  purgeJob('book-matches', bookMatches, (now) =>
    and(lt(bookMatches.startsAt, new Date(now.getTime() - KEPT_MS)), isUnbet),
  ),
];
