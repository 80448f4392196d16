import * as contract from '@shared-kernel/contracts/agent/rebates';
import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText, toDecimal } from '../../ledger/money.ts';
import { openPage } from '../../records/paging.ts';
import { rangeOf } from '../../records/range.ts';
import { isAgentType, requireAgent } from '../team/asked-team.ts';
import { editRates, readDownlineRates, readQuotas } from './downline-rates.ts';
import { linesOfAgent } from './rebate-lines.ts';

type Sum = string | number | null;

const amountText = (sum: Sum): string => toDecimal(BigInt(sum ?? 0));

interface Days {
  readonly day: CalendarDay;
  readonly category: string;
  readonly status: contract.AgentRebateStatus;
}

interface ByDay extends Days {
  readonly rate: number;
  readonly own_bet: Sum;
  readonly own_amount: Sum;
  readonly team_bet: Sum;
  readonly team_amount: Sum;
  readonly least_spread: number | null;
  readonly most_spread: number | null;
  readonly amount: Sum;
}

interface ByMember extends Days {
  readonly username: string;
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
const askedLines = async (db: Database, agentId: number, ask: Ask, now: Date): Promise<SQL> => {
  const { from, until } = rangeOf(ask.startDate, ask.endDate, now);
  const days = { startDate: dayOf(from), endDate: dayOf(until.getTime() - 1) };
  const category = ask.gameType === undefined ? sql`` : sql`and category = ${ask.gameType}`;
  const status = ask.status === undefined ? sql`` : sql`and status = ${ask.status}`;
  return sql`select * from (${await linesOfAgent(db, agentId, days, now)}) as line where true ${category} ${status}`;
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
  return sql`select day, category, status, rate, ${sums('bet', 'valid_bet')}, ${sums('amount', 'amount')},
      min(rate - member_rate) filter (where not ${isOwn}) as least_spread,
      max(rate - member_rate) filter (where not ${isOwn}) as most_spread,
      sum(valid_bet)::bigint as valid_bet, sum(amount)::bigint as amount
    from (${lines}) as of_agent group by day, category, status, rate`;
};

const byMember = (lines: SQL, agentId: number, userName: string | undefined): SQL => {
  const name = userName?.trim().toLowerCase();
  return sql`select of_agent.*, m.username, m.type from (${lines}) as of_agent join ${members} m on m.id = of_agent.member_id
    where of_agent.member_id <> ${agentId} ${name ? sql`and position(${name} in m.username) > 0` : sql``}`;
};

/** An agent's rebates by day and by member, and the rates of the members below. */
export const agentRebatesApi = (api: Api): void => {
  answerMember(api, contract.getAgentRebates, async ({ platform: { db }, input, session: { member }, now }) => {
    requireAgent(member);
    const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
    const list = byDay(await askedLines(db, member.id, input, now), member.id);
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
        ownBet: amountText(row.own_bet),
        ownAmount: amountText(row.own_amount),
        teamBet: amountText(row.team_bet),
        teamAmount: amountText(row.team_amount),
        ...(row.least_spread !== null &&
          row.most_spread !== null && {
            leastSpread: rateText(row.least_spread),
            mostSpread: rateText(row.most_spread),
          }),
        amount: amountText(row.amount),
        status: row.status,
      })),
      ...page.close(footer?.count),
      ...(footer && { footer }),
    };
  });

  answerMember(api, contract.getTeamRebates, async ({ platform: { db }, input, session: { member }, now }) => {
    requireAgent(member);
    const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
    const list = byMember(await askedLines(db, member.id, input, now), member.id, input.userName);
    const footer = page.isFirst ? await totalsOf(db, list) : undefined;
    const rows = await rowsOf<ByMember>(
      db,
      sql`${list} order by day desc, username, category limit ${page.limit} offset ${page.offset}`,
    );
    return {
      list: rows.map((row) => ({
        userName: row.username,
        isAgent: isAgentType(row.type),
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
      ...(footer && { footer }),
    };
  });

  answerMember(api, contract.getRebateQuotas, readQuotas);

  answerMember(api, contract.getDownlineRebates, readDownlineRates);

  answerMember(api, contract.updateDownlineRebates, editRates);
};
