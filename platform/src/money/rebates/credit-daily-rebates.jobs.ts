import { addDays, type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Database } from '../../database/database.ts';
import { asc, eq, max } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import type { Job } from '../../jobs/job.ts';
import { DAY_WRITTEN_MS } from '../../jobs/run-jobs.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { bets } from '../../play/play.public.ts';
import { creditRebates } from './credit-rebates.ts';
import { type Rebated, rebatedOn } from './day-rebates.ts';
import { rebateCuts } from './rebates.tables.ts';

/** Who played on a day, for money. */
const playersOf = (db: Database, day: CalendarDay): Promise<Rebated[]> =>
  db
    .selectDistinct({
      id: members.id,
      merchant: members.merchant,
      currency: merchants.currency,
      vipLevel: members.vipLevel,
    })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(rebatedOn(day))
    .orderBy(asc(members.id));

/** Days that are over and not yet cut, the first first; none on the day on which rebates begin. */
const daysToCut = async (db: Database, today: CalendarDay): Promise<readonly CalendarDay[]> => {
  const [known] = await db.select({ last: max(rebateCuts.day) }).from(rebateCuts);
  const days: CalendarDay[] = [];
  for (let day = known?.last ?? today; day < today; day = addDays(day, 1)) days.push(day);
  return days;
};

/** After midnight what nobody claimed is credited, every centavo of it (rules: rebates). */
export const creditDailyRebatesJob: Job = {
  name: 'rebates.cut',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    const today = dayOf(now.getTime() - DAY_WRITTEN_MS);
    let isWhole = true;
    for (const day of await daysToCut(db, today)) {
      for (const player of await playersOf(db, day)) {
        if (signal.aborted) return;
        try {
          await db.transaction((tx) => creditRebates(tx, player, { day, status: 'credited', at: now, least: 1n }));
        } catch (error) {
          // The others have theirs; this one's is tried again with the next run.
          isWhole = false;
          log({ level: 'error', event: 'rebate.not-credited', day }, error);
        }
      }
    }
    if (isWhole) await db.insert(rebateCuts).values({ day: today, cutAt: now }).onConflictDoNothing();
  },
};
