import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { earlier, later } from '../../clock/instants.ts';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { asc, desc, type SQL, sql } from '../../database/orm.ts';
import { isAgentSql } from '../../identity/team.ts';
import { DAY_WRITTEN_MS } from '../../jobs/run-jobs.ts';
import { countedMoves } from '../../money/money.public.ts';
import { KEPT_DAYS } from '../../records/range.ts';
import { writtenDays } from './figures.tables.ts';
import { isRebateDayRight, writeRebateDay, writeRebatesOf } from './write-rebate-days.ts';

/** The columns of both tables of days. */
export const FIGURES = [
  'deposits',
  'withdrawals',
  'stake',
  'valid_bet',
  'payout',
  'bonus',
  'rebate',
  'bets',
  'entries',
  'money_in',
  'money_out',
] as const;

const columns = sql.raw(FIGURES.join(', '));

/** The sum of each figure, under its name. */
export const SUMS = sql.raw(FIGURES.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '));

/** Of teams, from the days of their members: `which` rows of them, by `d` and `a`. */
const writeTeams = (tx: Transaction, which: SQL) =>
  tx.execute(sql`
    insert into team_days (agent_id, day, is_agent, ${columns})
    select agent_id, day, is_agent, ${SUMS}
    from (
      select a.ancestor_id as agent_id, ${isAgentSql(sql`m.type`)} as is_agent, d.*
      from member_days d join member_ancestors a on a.member_id = d.member_id join members m on m.id = d.member_id
      where ${which}
    ) as of_team
    group by agent_id, day, is_agent`);

/** Writes all days of some agents' teams anew: a member was moved, and who is below them has changed. */
export const writeTeamsOf = async (tx: Transaction, agentIds: readonly number[], movedId: number): Promise<void> => {
  const ids = sql.join(
    agentIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  await tx.execute(sql`delete from team_days where agent_id in (${ids})`);
  await writeTeams(tx, sql`a.ancestor_id in (${ids})`);
  await writeRebatesOf(tx, ids, movedId);
};

/** Writes a day of all members and teams up to an instant, or writes it anew. Two who do it at once write one after the other. */
export const writeDay = async (tx: Transaction, day: CalendarDay, until: Date, now: Date): Promise<void> => {
  const row = { until, writtenAt: now };
  await tx
    .insert(writtenDays)
    .values({ day, ...row })
    .onConflictDoUpdate({ target: writtenDays.day, set: row });
  await tx.execute(sql`delete from member_days where day = ${day}`);
  await tx.execute(sql`delete from team_days where day = ${day}`);
  await tx.execute(sql`
    insert into member_days (member_id, day, ${columns})
    select member_id, ${day}, ${SUMS} from (${countedMoves({ from: startOfDay(day), until })}) as moves group by member_id`);
  await writeTeams(tx, sql`d.day = ${day}`);
  await writeRebateDay(tx, day, until, now);
};

/** The first day on which anything was done that pages still show. */
const firstDay = async (db: Database, today: CalendarDay): Promise<CalendarDay> => {
  const [row] = await rowsOf<{ first: string | Date | null }>(
    db,
    sql`select least((select min(placed_at) from bets), (select min(created_at) from ledger_transactions)) as first`,
  );
  const oldest = startOfDay(addDays(today, 1 - KEPT_DAYS));
  return row?.first ? dayOf(later(new Date(row.first), oldest)) : today;
};

/**
 * Writes the days up to now, one after the other: figures of teams are read from them. The last minutes of today are left out,
 * since what bears their time may not be there yet.
 */
export const writeDaysUpTo = async (db: Database, now: Date, signal?: AbortSignal): Promise<void> => {
  const until = new Date(now.getTime() - DAY_WRITTEN_MS);
  const [last] = await db.select().from(writtenDays).orderBy(desc(writtenDays.day)).limit(1);
  let day = last?.day ?? (await firstDay(db, dayOf(until)));
  for (; startOfDay(day) < until && !signal?.aborted; day = addDays(day, 1)) {
    const [written, end] = [day, earlier(endOfDay(day), until)];
    if (last?.day !== day || last.until < end) await db.transaction((tx) => writeDay(tx, written, end, now));
  }
};

type Sums = Readonly<Record<(typeof FIGURES)[number], string | number>>;

const sumsOf = async (db: Database, statement: SQL): Promise<string> => {
  const [row] = await rowsOf<Sums>(db, sql`select ${SUMS} from (${statement}) as summed`);
  return FIGURES.map((name) => String(row?.[name] ?? 0)).join(' ');
};

type WrittenDay = Pick<typeof writtenDays.$inferSelect, 'day' | 'until'>;

/** Whether a written day still says what ledger and bets say: a bet that was settled late changes it. */
export const isDayRight = async (db: Database, { day, until }: WrittenDay): Promise<boolean> => {
  const written = await sumsOf(db, sql`select ${columns} from member_days where day = ${day}`);
  const counted = await sumsOf(db, countedMoves({ from: startOfDay(day), until }));
  const ofTeams = await sumsOf(db, sql`select ${columns} from team_days where day = ${day}`);
  const inTeams = await sumsOf(
    db,
    sql`select d.* from member_days d join member_ancestors a on a.member_id = d.member_id where d.day = ${day}`,
  );
  return written === counted && ofTeams === inTeams && (await isRebateDayRight(db, day, until));
};

/** The written days that are not right, the first first. */
export const daysOff = async (db: Database): Promise<readonly CalendarDay[]> => {
  const days = await db.select().from(writtenDays).orderBy(asc(writtenDays.day));
  const off: CalendarDay[] = [];
  for (const written of days) if (!(await isDayRight(db, written))) off.push(written.day);
  return off;
};
