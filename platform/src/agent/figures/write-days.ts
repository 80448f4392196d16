import { type CalendarDay, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { asc, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { isAgentSql } from '../../identity/team.ts';
import { countedMoves } from '../../money/money.public.ts';
import { writtenDays } from './figures.tables.ts';

/** The columns of both tables of days. */
export const FIGURES = ['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'bonus', 'rebate', 'bets'] as const;

const columns = sql.raw(FIGURES.join(', '));

/** The sum of each figure, under its name. */
export const SUMS = sql.raw(FIGURES.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '));

/** Of whole teams, from the days of their members; `where` narrows it. */
const writeTeams = (tx: Transaction, where: SQL) =>
  tx.execute(sql`
    insert into team_days (agent_id, day, is_agent, ${columns})
    select agent_id, day, is_agent, ${SUMS}
    from (
      select a.ancestor_id as agent_id, ${isAgentSql(sql`m.type`)} as is_agent, d.*
      from member_days d join member_ancestors a on a.member_id = d.member_id join members m on m.id = d.member_id
      where ${where}
    ) as of_team
    group by agent_id, day, is_agent`);

/** Writes a day of all members and teams, or writes it anew. Two who do it at once write the same, one after the other. */
export const writeDay = async (tx: Transaction, day: CalendarDay, now: Date): Promise<void> => {
  await tx
    .insert(writtenDays)
    .values({ day, writtenAt: now })
    .onConflictDoUpdate({ target: writtenDays.day, set: { writtenAt: now } });
  await tx.execute(sql`delete from member_days where day = ${day}`);
  await tx.execute(sql`delete from team_days where day = ${day}`);
  const moves = countedMoves({ from: startOfDay(day), until: endOfDay(day) });
  await tx.execute(sql`
    insert into member_days (member_id, day, ${columns})
    select member_id, ${day}, ${SUMS} from (${moves}) as moves group by member_id`);
  await writeTeams(tx, sql`d.day = ${day}`);
};

/** Writes all days of some agents' teams anew: what a member who was moved did is now done in another team. */
export const writeTeamsAnew = async (tx: Transaction, agentIds: readonly number[]): Promise<void> => {
  if (agentIds.length === 0) return;
  const among = sql.join(
    agentIds.map((id) => sql`${id}`),
    sql`, `,
  );
  await tx.execute(sql`delete from team_days where agent_id in (${among})`);
  await writeTeams(tx, sql`a.ancestor_id in (${among})`);
};

type Sums = Readonly<Record<(typeof FIGURES)[number], string | number>>;

const sumsOf = async (db: Database, statement: SQL): Promise<string> => {
  const [row] = await rowsOf<Sums>(db, sql`select ${SUMS} from (${statement}) as summed`);
  return FIGURES.map((name) => String(row?.[name] ?? 0)).join(' ');
};

/** Whether a written day still says what ledger and bets say: a bet that was settled late changes it. */
export const isDayRight = async (db: Database, day: CalendarDay): Promise<boolean> => {
  const written = await sumsOf(db, sql`select ${columns} from member_days where day = ${day}`);
  const counted = await sumsOf(db, countedMoves({ from: startOfDay(day), until: endOfDay(day) }));
  const ofTeams = await sumsOf(db, sql`select ${columns} from team_days where day = ${day}`);
  const inTeams = await sumsOf(
    db,
    sql`select d.* from member_days d join member_ancestors a on a.member_id = d.member_id where d.day = ${day}`,
  );
  return written === counted && ofTeams === inTeams;
};

/** The written days that are not right, the first first. */
export const daysOff = async (db: Database): Promise<readonly CalendarDay[]> => {
  const days = await db.select({ day: writtenDays.day }).from(writtenDays).orderBy(asc(writtenDays.day));
  const off: CalendarDay[] = [];
  for (const { day } of days) if (!(await isDayRight(db, day))) off.push(day);
  return off;
};
