import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { later } from '../../clock/instants.ts';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { max, type SQL, sql } from '../../database/orm.ts';
import { isAgentSql } from '../../identity/team.ts';
import { toDecimal } from '../../ledger/money.ts';
import { countedMoves } from '../../money/money.public.ts';
import { dayOfSql, type Range } from '../../records/range.ts';
import { writtenDays } from './figures.tables.ts';
import { FIGURES, SUMS } from './write-days.ts';

/** By their names, the columns. */
const COLUMNS = {
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  stake: 'stake',
  validBet: 'valid_bet',
  payout: 'payout',
  bonus: 'bonus',
  rebate: 'rebate',
  bets: 'bets',
  entries: 'entries',
  moneyIn: 'money_in',
  moneyOut: 'money_out',
} as const satisfies Readonly<Record<string, (typeof FIGURES)[number]>>;

/** Minor units; `bets` and `entries`, of wallets, are counts; `moneyOut` is zero or negative. */
export type Figures = Readonly<Record<keyof typeof COLUMNS, bigint>>;

const figuresFrom = (of: (name: keyof typeof COLUMNS) => bigint): Figures => ({
  deposits: of('deposits'),
  withdrawals: of('withdrawals'),
  stake: of('stake'),
  validBet: of('validBet'),
  payout: of('payout'),
  bonus: of('bonus'),
  rebate: of('rebate'),
  bets: of('bets'),
  entries: of('entries'),
  moneyIn: of('moneyIn'),
  moneyOut: of('moneyOut'),
});

export const NO_FIGURES = figuresFrom(() => 0n);

export const addFigures = (one: Figures, other: Figures): Figures => figuresFrom((name) => one[name] + other[name]);

/** Whose figures are asked for. */
export interface FiguresAsk {
  /** A subquery with one column, the ids of members: each has figures of its own. */
  readonly roots: SQL;
  /** The member itself, everyone below, or both. */
  readonly counts: 'self' | 'below' | 'both';
  readonly role?: 'player' | 'agent' | undefined;
}

type Row = Readonly<Record<(typeof FIGURES)[number], string>> & {
  readonly root: string | number;
  readonly day: string;
  readonly is_later: boolean;
};

const columns = (alias: string): SQL => sql.raw(FIGURES.map((name) => `${alias}.${name}`).join(', '));
const union = (parts: readonly (SQL | false)[]): SQL =>
  sql.join(
    parts.filter((part) => part !== false),
    sql` union all `,
  );

/** From days that are written. */
const written = ({ counts, role }: FiguresAsk, first: CalendarDay, last: CalendarDay): SQL => {
  const within = (alias: string) => sql`${sql.raw(alias)}.day between ${first} and ${last}`;
  const isRole = sql`${isAgentSql(sql`m.type`)} = ${role === 'agent'}`;
  return union([
    counts !== 'below' &&
      sql`select d.member_id as root, d.day::text as day, ${columns('d')} from member_days d
        ${role ? sql`join members m on m.id = d.member_id and ${isRole}` : sql``}
        where d.member_id in (select id from roots) and ${within('d')}`,
    counts !== 'self' &&
      sql`select t.agent_id as root, t.day::text as day, ${columns('t')} from team_days t
        where t.agent_id in (select id from roots) and ${within('t')}
          ${role ? sql`and t.is_agent = ${role === 'agent'}` : sql``}`,
  ]);
};

/** From ledger and bets, of what is not. */
const live = ({ counts, role }: FiguresAsk, range: Parameters<typeof countedMoves>[0]): SQL => {
  const span = union([
    counts !== 'below' && sql`select id as root, id as member_id from roots`,
    counts !== 'self' &&
      sql`select ancestor_id, member_id from member_ancestors where ancestor_id in (select id from roots)`,
  ]);
  return sql`select span.root, ${dayOfSql(sql`moves.at`)} as day, ${columns('moves')}
    from (${countedMoves(range)}) as moves
    join (${span}) as span(root, member_id) on span.member_id = moves.member_id
    ${role ? sql`join members m on m.id = moves.member_id and ${isAgentSql(sql`m.type`)} = ${role === 'agent'}` : sql``}`;
};

const toFigures = (row: Row): Figures => figuresFrom((name) => BigInt(row[COLUMNS[name]]));

/** From where on nothing is written. */
const writtenUntil = async (db: Database): Promise<Date> => {
  const [last] = await db.select({ until: max(writtenDays.until) }).from(writtenDays);
  return last?.until ?? new Date(0);
};

/**
 * Reads what is written, and the moves after it. The instant between them is a value of the statement and not a part of it,
 * since a plan for a value knows how few moves there are; `isLater` says, in the statement, whether a day was written further
 * meanwhile: then moves were counted twice, and it is read again.
 */
const readWithTail = async <Row extends { readonly is_later: boolean }>(
  db: Database,
  from: Date,
  statement: (openFrom: Date, isLater: SQL) => SQL,
): Promise<readonly Row[]> => {
  for (;;) {
    const until = await writtenUntil(db);
    const isLater = sql`(select coalesce(max(until) > ${until}, false) from written_days)`;
    const rows = await rowsOf<Row>(db, statement(later(from, until), isLater));
    if (!rows.some((row) => row.is_later)) return rows;
  }
};

/**
 * The same for what takes several statements: they see one state of the database, whatever is written, paid or moved meanwhile.
 * `until`: from where on no day is written.
 */
export const readAtOnce = <Read>(db: Database, read: (tx: Transaction, until: Date) => Promise<Read>): Promise<Read> =>
  db.transaction(async (tx) => read(tx, await writtenUntil(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

const ask = (db: Database, of: FiguresAsk, range: Range, by: 'root' | 'day' | 'all'): Promise<readonly Row[]> => {
  const { from, until } = range;
  const days = written(of, dayOf(from), dayOf(until.getTime() - 1));
  const [root, day] = [by === 'root' ? sql`root` : sql`0`, by === 'day' ? sql`day` : sql`''`];
  return readWithTail<Row>(
    db,
    from,
    (openFrom, isLater) => sql`with roots(id) as (${of.roots})
      select ${root} as root, ${day} as day, ${SUMS}, ${isLater} as is_later
      from (${union([days, live(of, { from: openFrom, until })])}) as counted group by 1, 2`,
  );
};

/** Of each root; one without figures is left out. Whole days of the range. */
export const figuresByRoot = async (
  db: Database,
  of: FiguresAsk,
  range: Range,
): Promise<ReadonlyMap<number, Figures>> =>
  new Map((await ask(db, of, range, 'root')).map((row) => [Number(row.root), toFigures(row)]));

/** Of all roots together, by day; days without figures are left out. */
export const figuresByDay = async (
  db: Database,
  of: FiguresAsk,
  range: Range,
): Promise<ReadonlyMap<CalendarDay, Figures>> =>
  new Map((await ask(db, of, range, 'day')).map((row) => [row.day, toFigures(row)]));

/** Of all roots and days together. */
export const figuresOf = async (db: Database, of: FiguresAsk, range: Range): Promise<Figures> => {
  const [row] = await ask(db, of, range, 'all');
  return row ? toFigures(row) : NO_FIGURES;
};

/** How many below an agent have bet. Whole days of the range. */
export const countPlayers = async (db: Database, agentId: number, { from, until }: Range): Promise<number> => {
  const [row] = await readWithTail<{ players: string | number; is_later: boolean }>(
    db,
    from,
    (openFrom, isLater) => sql`select count(distinct played.member_id) as players, ${isLater} as is_later from (
        select member_id from member_days
        where day between ${dayOf(from)} and ${dayOf(until.getTime() - 1)} and bets > 0
        union all
        select member_id from bets
        where placed_at >= ${openFrom} and placed_at < ${until} and not is_free_play
          and status <> 'open'
      ) as played join member_ancestors a on a.member_id = played.member_id and a.ancestor_id = ${agentId}`,
  );
  return Number(row?.players ?? 0);
};

/** As the wire spells them; `profit` is the house's: what was lost less what was given. */
export const toWire = ({ deposits, withdrawals, stake, validBet, payout, bonus, rebate }: Figures) => ({
  deposits: toDecimal(deposits),
  withdrawals: toDecimal(withdrawals),
  stake: toDecimal(stake),
  validBet: toDecimal(validBet),
  payout: toDecimal(payout),
  bonus: toDecimal(bonus),
  rebate: toDecimal(rebate),
  profit: toDecimal(stake - payout - bonus - rebate),
});
