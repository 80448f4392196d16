import { addDays, type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { eq, gte, max, min, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { bets, games } from '../../play/play.public.ts';
import { dayOfSql } from '../../records/range.ts';
import { grantMission } from '../missions/grant-missions.ts';
import { missionsOf } from '../missions/mission-progress.ts';
import { raiseLevels } from '../tiers/raise-levels.ts';
import { betCountProgress, betDays, betRanks, countedBets } from './bet-counts.tables.ts';

const ONE_ROW = 1;
/** Few enough for one short transaction. */
const BATCH = 1_000;
/** A round that took its id before a counted one has ended after this time, committed or not. */
const SETTLED_AFTER = sql`interval '10 minutes'`;

interface Counted {
  readonly memberId: number;
  readonly merchant: string;
  readonly day: CalendarDay;
}

/** Counting begins with the first bet after this. */
const ensureProgress = async (tx: Transaction): Promise<void> => {
  const known = await tx.select({ id: betCountProgress.id }).from(betCountProgress);
  if (known.length > 0) return;
  const [last] = await tx.select({ id: max(bets.id) }).from(bets);
  await tx
    .insert(betCountProgress)
    .values({ id: ONE_ROW, betId: last?.id ?? 0 })
    .onConflictDoNothing();
};

/** Held, so that one process counts at a time; undefined while another one does. */
const holdProgress = async (tx: Transaction): Promise<number | undefined> => {
  const [row] = await tx
    .select()
    .from(betCountProgress)
    .where(eq(betCountProgress.id, ONE_ROW))
    .for('update', { skipLocked: true });
  return row?.betId;
};

/** Counts the next bets into days and rankings, and answers whose days have grown. One statement: all of them or none. */
const countNext = (tx: Transaction, after: number, limit: number) =>
  rowsOf<{ member_id: string | number; merchant: string; day: string; taken: string | number }>(
    tx,
    sql`with taken as (
        select ${bets.id} as id, ${bets.memberId} as member_id, ${members.merchant} as merchant, ${games.category} as category,
          ${dayOfSql(sql`${bets.placedAt}`)}::date as day, ${bets.placedAt} as at,
          greatest(${bets.validBet} - ${bets.bonusStake}, 0) as own,
          (${bets.status} = 'settled' and not ${bets.isFreePlay}) as counts
        from ${bets} join ${members} on ${members.id} = ${bets.memberId} join ${games} on ${games.nodeId} = ${bets.nodeId}
        where ${bets.id} > ${after} and not exists (select 1 from ${countedBets} where bet_id = ${bets.id})
        order by ${bets.id} limit ${limit}
      ), marked as (insert into ${countedBets} (bet_id) select id from taken returning 1),
      days as (
        insert into ${betDays} as d (member_id, day, category, valid_bet, rounds)
        select member_id, day, category, sum(own), count(*) filter (where own > 0) from taken where counts group by 1, 2, 3
        on conflict (member_id, day, category) do update
          set valid_bet = d.valid_bet + excluded.valid_bet, rounds = d.rounds + excluded.rounds
        returning 1
      ), periods as (
        select 'day' as period, day as starts_on, merchant, member_id, own, at from taken where counts
        union all select 'week', date_trunc('week', day)::date, merchant, member_id, own, at from taken where counts
      ), ranks as (
        insert into ${betRanks} as r (merchant, period, starts_on, member_id, valid_bet, reached_at)
        select merchant, period, starts_on, member_id, sum(own), max(at) from periods
        group by 1, 2, 3, 4 having sum(own) > 0
        on conflict (member_id, period, starts_on) do update
          set valid_bet = r.valid_bet + excluded.valid_bet, reached_at = greatest(r.reached_at, excluded.reached_at)
        returning 1
      )
      select member_id, merchant, to_char(day, 'YYYY-MM-DD') as day, sum(count(*)) over () as taken
      from taken group by 1, 2, 3`,
  );

/** Forgets single bets once no lower id can come any more. */
const forget = async (tx: Transaction): Promise<void> => {
  const settled = sql`(select max(bet_id) from ${countedBets} where counted_at < clock_timestamp() - ${SETTLED_AFTER})`;
  await tx.execute(sql`update ${betCountProgress} set bet_id = coalesce(${settled}, bet_id)`);
  await tx.execute(sql`delete from ${countedBets} where bet_id <= (select bet_id from ${betCountProgress})`);
};

/** Looks at the missions and the level of everyone whose days have grown: a few statements for all of them together. */
const grant = async (tx: Transaction, counted: readonly Counted[], now: Date): Promise<void> => {
  // What was played before midnight may be counted after it; older days are history.
  const since = addDays(dayOf(now), -1);
  for (const [merchant, played] of Map.groupBy(counted, (each) => each.merchant)) {
    const missions = (await missionsOf(tx, merchant)).filter(({ metric }) => metric !== 'deposits');
    for (const [day, players] of Map.groupBy(played, (each) => each.day)) {
      if (day < since) continue;
      const memberIds = players.map(({ memberId }) => memberId);
      for (const mission of missions) await grantMission(tx, mission, { memberIds, day, at: now });
      await raiseLevels(tx, { memberIds, day, at: now });
    }
  }
};

/** Counts one batch of bets, each once however often and by whomever this is run; false when there are no more. */
export const countBets = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await ensureProgress(tx);
    const after = await holdProgress(tx);
    if (after === undefined) return false;
    const rows = await countNext(tx, after, BATCH);
    const counted = rows.map(({ member_id, merchant, day }) => ({ memberId: Number(member_id), merchant, day }));
    await grant(tx, counted, now);
    await forget(tx);
    return Number(rows[0]?.taken ?? 0) >= BATCH;
  });

/** Counts what a seed has written of bets since an instant, all at once; its missions bring nothing. */
export const countHistory = async (tx: Transaction, from: Date): Promise<void> => {
  const [first] = await tx
    .select({ id: min(bets.id) })
    .from(bets)
    .where(gte(bets.placedAt, from));
  const [last] = await tx.select({ id: max(bets.id) }).from(bets);
  const known = await tx.select({ betId: betCountProgress.betId }).from(betCountProgress);
  const after = Math.max(known[0]?.betId ?? 0, (first?.id ?? 1) - 1);
  const betId = last?.id ?? 0;
  if (first?.id) await countNext(tx, after, betId);
  await tx
    .insert(betCountProgress)
    .values({ id: ONE_ROW, betId })
    .onConflictDoUpdate({ target: betCountProgress.id, set: { betId } });
  await tx.delete(countedBets);
};
