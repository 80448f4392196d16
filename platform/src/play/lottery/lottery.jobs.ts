import { DAY_MS } from '@shared-kernel/node/durations';
import { and, lt, notExists, sql } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { drawNext } from './draws/draw-due.ts';
import { writeDraws } from './draws/write-draws.ts';
import { lotteryDraws, lotteryOrders } from './lottery.tables.ts';
import { LOTTERIES } from './offer/lotteries.ts';
import { settleDraws } from './orders/settle-orders.ts';

const EVERY_MS = 2_000;
/** As long as records are shown; a draw that somebody ordered from stays with the order. */
const KEPT_MS = 180 * DAY_MS;

/**
 * The life of draws: written with their hash before anybody can order, drawn when their hour has come, settled. Each
 * step takes up what is there, so a run that was interrupted, came late or is done twice loses nothing and pays once.
 */
const lotteryDrawsJob: Job = {
  name: 'lottery.draws',
  everyMs: EVERY_MS,
  run: async ({ db, config }, now, signal) => {
    await writeDraws(db, LOTTERIES, now, config.wrappingKeys);
    while (!signal.aborted && (await drawNext(db, now, config.wrappingKeys)));
    await settleDraws(db, now, signal);
  },
};

const isUnordered = notExists(sql`(select 1 from ${lotteryOrders} where ${lotteryOrders.drawId} = ${lotteryDraws.id})`);

export const LOTTERY_JOBS: readonly Job[] = [
  lotteryDrawsJob,
  purgeJob('lottery-draws', lotteryDraws, (now) =>
    and(lt(lotteryDraws.drawsAt, new Date(now.getTime() - KEPT_MS)), isUnordered),
  ),
];
