import { DAY_MS } from '@shared-kernel/node/durations';
import { lt } from '../../../database/orm.ts';
import type { Job } from '../../../jobs/job.ts';
import { purgeJob } from '../../../jobs/purge.ts';
import { moveTable } from './move-table.ts';
import { settleDue } from './settle-rounds.ts';
import { gameTables, tableRounds } from './tables.tables.ts';

/** What players see is in their bets; the road of a shoe is over in an hour. */
const ROUNDS_KEPT_MS = 30 * DAY_MS;

/** Moves tables on that nobody looks at any more, and settles what was left: a round is ended whoever began it. */
const tablesJob: Job = {
  name: 'tables.move',
  everyMs: 2_000,
  run: async (platform, _now, signal) => {
    for (const { code } of await platform.playDb.select({ code: gameTables.code }).from(gameTables)) {
      if (signal.aborted) return;
      await moveTable(platform, code);
    }
    await settleDue(platform, undefined, signal);
  },
};

export const TABLE_JOBS: readonly Job[] = [
  tablesJob,
  purgeJob('table-rounds', tableRounds, (now) => lt(tableRounds.settledAt, new Date(now.getTime() - ROUNDS_KEPT_MS))),
];
