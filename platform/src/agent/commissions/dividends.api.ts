import { type CommissionStatus, getDividends } from '@shared-kernel/contracts/agent/dividends';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText, toDecimal } from '../../ledger/money.ts';
import { openPage } from '../../records/paging.ts';
import { type Range, rangeOf } from '../../records/range.ts';
import { askedTeam } from '../team/asked-team.ts';
import { hasDividend } from '../team/has-dividend.ts';
import { nextPeriod } from './commissions.jobs.ts';
import { agentCommissions } from './commissions.tables.ts';
import { type Commission, computeCommissions } from './compute-commissions.ts';

type Row = Omit<Commission, 'kind' | 'payFrom'> & { readonly heldBackAt?: Date | null };

const nameOf = async (db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { id, username } = members;
  const rows = await db
    .select({ id, username })
    .from(members)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.username]));
};

type Team = Awaited<ReturnType<typeof askedTeam>>;

/** Those among some members that a page of the team shows. */
const shownOf = async (db: Database, team: Team, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...ids]), team.isMember));
  return new Set(rows.map(({ id }) => id));
};

/** What the period that is not computed yet has come to so far, of the agent or of those whom a page of the team shows. */
const openRows = async (db: Database, agentId: number, team: Team | undefined, range: Range, now: Date) => {
  const period = await nextPeriod(db, 'dividend');
  if (!period || period.from > now || period.from >= range.until || period.until <= range.from) return [];
  const rows = await computeCommissions(db, 'dividend', period, team?.rootId ?? agentId);
  const ids = rows.map((row) => row.agentId);
  const shown = team ? await shownOf(db, team, ids) : new Set([agentId]);
  const status: CommissionStatus = period.until > now ? 'open' : 'pending';
  return rows.filter((row) => shown.has(row.agentId)).map((row): Row => ({ ...row, status }));
};

const toWire = (row: Row, userName: string) => ({
  userName,
  startDate: dayOf(row.periodFrom),
  endDate: dayOf(row.periodUntil.getTime() - 1),
  sales: toDecimal(row.base - row.carriedIn),
  carriedIn: toDecimal(row.carriedIn),
  rate: rateText(row.rate),
  amount: toDecimal(row.amount),
  status: row.heldBackAt ? ('review' as const) : row.status,
  parts: {
    stake: toDecimal(row.stake),
    payout: toDecimal(row.payout),
    rebate: toDecimal(row.rebate),
    bonus: toDecimal(row.bonus),
    fees: toDecimal(row.fees),
    validBet: toDecimal(row.validBet),
    activeMembers: row.activeMembers,
    own: toDecimal(row.own),
    below: toDecimal(row.below),
    carriedOut: toDecimal(row.carriedOut),
  },
});

/** An agent's dividends and those of the team's members: what was computed, and what the running period has come to. */
export const dividendsApi = (api: Api): void => {
  answerMember(api, getDividends, async (call) => {
    const {
      platform: { db },
      input,
      session: { member },
      merchant,
      now,
    } = call;
    if (!(await hasDividend(call))) throw new PlatformError('feature.unavailable', 'This member has no dividend.');
    const asked = rangeOf(input.startDate, input.endDate, now);
    const page = openPage(input, asked, now);
    const { scope, depth = 'direct', ...team } = input;
    const shown = scope === 'team' ? await askedTeam(db, member, { ...team, scope: depth }) : undefined;
    const open = await openRows(db, member.id, shown, asked, now);
    const where = and(
      eq(agentCommissions.kind, 'dividend'),
      shown ? shown.has(agentCommissions.agentId) : eq(agentCommissions.agentId, member.id),
      lt(agentCommissions.periodFrom, asked.until),
      gt(agentCommissions.periodUntil, asked.from),
    );
    const written = await db
      .select()
      .from(agentCommissions)
      .where(where)
      .orderBy(desc(agentCommissions.periodFrom), asc(agentCommissions.agentId))
      .limit(page.limit)
      .offset(Math.max(0, page.offset - open.length));
    const rows: readonly Row[] = [...open.slice(page.offset), ...written].slice(0, page.limit);
    const names = await nameOf(
      db,
      rows.map(({ agentId }) => agentId),
    );
    const [sums] = page.isFirst
      ? await db
          .select({
            count: count(),
            sales: sql<string>`coalesce(sum(${agentCommissions.base} - ${agentCommissions.carriedIn}), 0)`,
            amount: sql<string>`coalesce(sum(${agentCommissions.amount}), 0)`,
          })
          .from(agentCommissions)
          .where(where)
      : [];
    const all = (sums?.count ?? 0) + open.length;
    return {
      list: rows.map((row) => toWire(row, names.get(row.agentId) ?? '')),
      ...page.close(sums && all),
      trail: [...(shown?.trail ?? [])],
      ...(sums && {
        footer: {
          count: all,
          sales: toDecimal(open.reduce((sum, { base, carriedIn }) => sum + base - carriedIn, BigInt(sums.sales))),
          amount: toDecimal(open.reduce((sum, { amount }) => sum + amount, BigInt(sums.amount))),
          activeNeeded: merchant.dividendActiveMembers,
        },
      }),
    };
  });
};
