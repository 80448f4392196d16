import { DAY_MS } from '@shared-kernel/node/durations';
import { lt } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { searchIndexJob } from './catalogue/search-index.ts';
import { BOOK_JOBS } from './games/book/book.jobs.ts';
import { CARD_ROOM_JOBS } from './games/card-rooms/card-rooms.jobs.ts';
import { TABLE_JOBS } from './games/tables/tables.jobs.ts';
import { launches } from './launches/launches.tables.ts';
import { LOTTERY_JOBS } from './lottery/lottery.jobs.ts';
import { VENDOR_JOBS } from './vendors/open-rounds.jobs.ts';
import { wins } from './winners/winners.tables.ts';

/** Longer than the board looks back; the bet itself stays. */
const WINS_KEPT_MS = 30 * DAY_MS;

export const PLAY_JOBS: readonly Job[] = [
  purgeJob('launches', launches, (now) => lt(launches.expiresAt, now)),
  purgeJob('wins', wins, (now) => lt(wins.wonAt, new Date(now.getTime() - WINS_KEPT_MS))),
  searchIndexJob,
  ...LOTTERY_JOBS,
  ...BOOK_JOBS,
  ...VENDOR_JOBS,
  ...TABLE_JOBS,
  ...CARD_ROOM_JOBS,
];
