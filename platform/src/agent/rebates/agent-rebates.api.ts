import * as contract from '@shared-kernel/contracts/agent/rebates';
import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { downlineIds } from '../../identity/team.ts';
import { rateText, toDecimal } from '../../ledger/money.ts';
import { openPage } from '../../records/paging.ts';
import { rangeOf } from '../../records/range.ts';
import { askedTeam, isAgentType, requireAgent } from '../team/asked-team.ts';
import { editRates, readDownlineRates, readQuotas } from './downline-rates.ts';
import { earnedBy, linesOf, type Whose } from './rebate-lines.ts';

type Sum = string | number | null;

const amountText = (sum: Sum): string => toDecimal(BigInt(sum ?? 0));

interface Days {
  readonly day: CalendarDay;
  readonly category: string;
  readonly status: contract.AgentRebateStatus;
}

interface ByVendor {
  readonly own_bet: Sum;
  readonly own_amount: Sum;
  readonly team_bet: Sum;
  readonly team_amount: Sum;
  readonly least_spread: number | null;
  readonly most_spread: number | null;
}

interface ByDay extends Days, ByVendor {
  readonly rate: number;
  readonly amount: Sum;
  readonly vendors: readonly (ByVendor & { readonly vassalage: string })[] | null;
}

interface ByMember extends Days {
  readonly username: string;
  readonly upline: string;
  readonly type: number;
  readonly valid_bet: Sum;
  readonly rate: number;
  readonly member_rate: number;
  readonly amount: Sum;
}

interface Ask {
  readonly startDate: string;
  readonly endDate: string;
  readonly gameType?: string | undefined;
  readonly status?: contract.AgentRebateStatus | undefined;
}

/** The lines of the days, category and status that are asked for. */
const askedLines = async (db: Database, whose: Whose, ask: Ask, now: Date): Promise<SQL> => {
  const { from, until } = rangeOf(ask.startDate, ask.endDate, now);
  const days = { startDate: dayOf(from), endDate: dayOf(until.getTime() - 1) };
  const category = ask.gameType === undefined ? sql`` : sql`and category = ${ask.gameType}`;
  const status = ask.status === undefined ? sql`` : sql`and status = ${ask.status}`;
  return sql`select * from (${await linesOf(db, whose, days, now)}) as line where true ${category} ${status}`;
};

/** Of the list whose rows a statement names, with `valid_bet` and `amount`. */
const totalsOf = async (db: Database, list: SQL) => {
  const [row] = await rowsOf<{ count: Sum; valid_bet: Sum; amount: Sum }>(
    db,
    sql`select count(*) as count, sum(valid_bet)::bigint as valid_bet, sum(amount)::bigint as amount from (${list}) as counted`,
  );
  return {
    count: Number(row?.count ?? 0),
    validBet: amountText(row?.valid_bet ?? 0),
    amount: amountText(row?.amount ?? 0),
  };
};

const byDay = (lines: SQL, agentId: number): SQL => {
  const isOwn = sql`member_id = ${agentId}`;
  const sums = (name: string, column: string) =>
    sql`coalesce(sum(${sql.raw(column)}) filter (where ${isOwn}), 0)::bigint as ${sql.raw(`own_${name}`)},
      coalesce(sum(${sql.raw(column)}) filter (where not ${isOwn}), 0)::bigint as ${sql.raw(`team_${name}`)}`;
  return sql`select day, category, status, rate, sum(own_bet)::bigint as own_bet, sum(own_amount)::bigint as own_amount,
      sum(team_bet)::bigint as team_bet, sum(team_amount)::bigint as team_amount,
      min(least_spread) as least_spread, max(most_spread) as most_spread,
      sum(valid_bet)::bigint as valid_bet, sum(amount)::bigint as amount,
      jsonb_agg(jsonb_build_object('vassalage', vassalage, 'own_bet', own_bet::text, 'own_amount', own_amount::text,
        'team_bet', team_bet::text, 'team_amount', team_amount::text,
        'least_spread', least_spread, 'most_spread', most_spread) order by amount desc, vassalage)
        filter (where vassalage <> '') as vendors
    from (
      select day, category, status, rate, vassalage, ${sums('bet', 'valid_bet')}, ${sums('amount', 'amount')},
        min(rate - member_rate) filter (where not ${isOwn}) as least_spread,
        max(rate - member_rate) filter (where not ${isOwn}) as most_spread,
        sum(valid_bet)::bigint as valid_bet, sum(amount)::bigint as amount
      from (${lines}) as of_agent group by day, category, status, rate, vassalage
    ) as of_vendors group by day, category, status, rate`;
};

const byMember = (lines: SQL): SQL =>
  sql`select day, category, status, rate, member_rate, member_id, agent_id,
      sum(valid_bet)::bigint as valid_bet, sum(amount)::bigint as amount
    from (${lines}) as of_team group by day, category, status, rate, member_rate, member_id, agent_id`;

/**
 * Lines of the members that a team page is asked for, each its upline's: with direct members only those of the one above them. Uplines
 * are named, so that lines are read by their index; one outside of the agent's team is none of them.
 */
const ofTeam = (db: Database, team: Awaited<ReturnType<typeof askedTeam>>, scope: 'direct' | 'team' | undefined) => {
  const { rootId, below, parentId } = team;
  const others = scope === 'direct' ? undefined : downlineIds(db, rootId, { scope: 'team' }).getSQL();
  const uplines = [
    sql`select ${rootId}::bigint`,
    ...(others === undefined ? [] : [others]),
    ...(parentId === undefined ? [] : [sql`select upline_id from ${members} where id = ${parentId}`]),
  ];
  const isShown = sql`member_id in (${below})${parentId === undefined ? sql`` : sql` or member_id = ${parentId}`}`;
  return {
    topId: rootId,
    has: sql`agent_id in (${sql.join(uplines, sql` union all `)}) and agent_id <> member_id and (${isShown})`,
  };
};

const partsToWire = (parts: ByVendor) => ({
  ownBet: amountText(parts.own_bet),
  ownAmount: amountText(parts.own_amount),
  teamBet: amountText(parts.team_bet),
  teamAmount: amountText(parts.team_amount),
  ...(parts.least_spread !== null &&
    parts.most_spread !== null && {
      leastSpread: rateText(parts.least_spread),
      mostSpread: rateText(parts.most_spread),
    }),
});

/** An agent's rebates by day and by member, and the rates of the members below. */
export const agentRebatesApi = (api: Api): void => {
  answerMember(api, contract.getAgentRebates, async ({ platform: { db }, input, session: { member }, now }) => {
    requireAgent(member);
    const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
    const list = byDay(await askedLines(db, earnedBy(member.id), input, now), member.id);
    const footer = page.isFirst ? await totalsOf(db, list) : undefined;
    const rows = await rowsOf<ByDay>(
      db,
      sql`${list} order by day desc, category limit ${page.limit} offset ${page.offset}`,
    );
    return {
      list: rows.map((row) => ({
        day: row.day,
        gameType: row.category,
        rate: rateText(row.rate),
        ...partsToWire(row),
        amount: amountText(row.amount),
        status: row.status,
        ...(row.vendors && {
          vendors: row.vendors.map(({ vassalage, ...parts }) => ({ vassalage, ...partsToWire(parts) })),
        }),
      })),
      ...page.close(footer?.count),
      ...(footer && { footer }),
    };
  });

  answerMember(api, contract.getTeamRebates, async ({ platform: { db }, input, session: { member }, now }) => {
    const team = await askedTeam(db, member, input);
    const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
    const list = byMember(await askedLines(db, ofTeam(db, team, input.scope), input, now));
    const footer = page.isFirst ? await totalsOf(db, list) : undefined;
    const rows = await rowsOf<ByMember>(
      db,
      sql`select line.*, m.username, m.type, u.username as upline from (${list}) as line
        join ${members} m on m.id = line.member_id join ${members} u on u.id = line.agent_id
        order by day desc, m.username, category limit ${page.limit} offset ${page.offset}`,
    );
    return {
      list: rows.map((row) => ({
        userName: row.username,
        isAgent: isAgentType(row.type),
        upline: row.upline,
        day: row.day,
        gameType: row.category,
        validBet: amountText(row.valid_bet),
        rate: rateText(row.rate),
        memberRate: rateText(row.member_rate),
        spread: rateText(row.rate - row.member_rate),
        amount: amountText(row.amount),
        status: row.status,
      })),
      ...page.close(footer?.count),
      trail: [...team.trail],
      ...(footer && { footer }),
    };
  });

  answerMember(api, contract.getRebateQuotas, readQuotas);

  answerMember(api, contract.getDownlineRebates, readDownlineRates);

  answerMember(api, contract.updateDownlineRebates, editRates);
};
