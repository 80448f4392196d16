import * as contract from '@shared-kernel/contracts/agent/rebates';
import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { type SQL, sql } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { rateText, toDecimal } from '../../ledger/money.ts';
import { openPage } from '../../records/paging.ts';
import { rangeOf } from '../../records/range.ts';
import { readAtOnce } from '../figures/team-figures.ts';
import { askedTeam, isAgentType, requireAgent } from '../team/asked-team.ts';
import { askedOf, daysOf } from './asked-rebates.ts';
import { editRates, readDownlineRates, readQuotas } from './downline-rates.ts';
import { type ListTotals, readPage, type Sum } from './list-page.ts';
import { earnedBy, linesOf, splitDays } from './rebate-lines.ts';
import { readTeamRebates } from './team-rebates.ts';

const amountText = (sum: Sum): string => toDecimal(BigInt(sum ?? 0));

interface ByVendor {
  readonly own_bet: Sum;
  readonly own_amount: Sum;
  readonly team_bet: Sum;
  readonly team_amount: Sum;
  readonly least_spread: number | null;
  readonly most_spread: number | null;
}

interface ByDay extends ByVendor {
  readonly day: CalendarDay;
  readonly category: string;
  readonly status: contract.AgentRebateStatus;
  readonly rate: number;
  readonly amount: Sum;
  readonly vendors: readonly (ByVendor & { readonly vassalage: string })[] | null;
}

const totalsToWire = ({ count, validBet, amount }: ListTotals) => ({
  count,
  validBet: toDecimal(validBet),
  amount: toDecimal(amount),
});

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
    const { totals, rows } = await readAtOnce(db, async (tx, until) => {
      const days = daysOf(input, now);
      const { open } = await splitDays(tx, days, now);
      const lines = linesOf(earnedBy(member.id), days, { open, until, by: 'vendor' });
      return readPage<ByDay>(tx, byDay(askedOf(input, lines), member.id), {
        ...page,
        shown: sql`select * from listed`,
        order: sql`day desc, category`,
      });
    });
    const footer = page.isFirst ? totalsToWire(totals) : undefined;
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
    const { totals, rows } = await readAtOnce(db, (tx, until) =>
      readTeamRebates(tx, member, input, { team, part: page, until, now }),
    );
    const footer = page.isFirst ? totalsToWire(totals) : undefined;
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
