import { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import { and, eq, gte, lt, sql } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { betRecords, bets, toBet, toBetTotals } from '../../play/play.public.ts';
import type { Range } from '../../records/range.ts';
import { figuresOfAsked } from '../figures/asked-figures.ts';
import { askedTeam, isAgentType } from '../team/asked-team.ts';

/** Bets of the agent's downline; profit is the house's, and play money is no bet. */
export const teamBetsApi = (api: Api): void =>
  answerMember(api, getTeamBets, async ({ platform: { db }, input, session, language, now }) => {
    const team = await askedTeam(db, session.member, input);
    const { betNo } = input;
    const whose = and(
      team.has(bets.memberId),
      eq(bets.isFreePlay, false),
      betNo ? sql`starts_with(upper(${bets.betNo}), ${betNo.trim().toUpperCase()})` : undefined,
    );
    const isOfAllBets = !betNo && !input.status && !input.gameType && !input.vassalage;
    const total = async (range: Range) => {
      const { bets: count, ...sums } = await figuresOfAsked(db, team, input, { range, counts: 'self' });
      // The figures know no open bets; the list shows them.
      const isOpen = and(gte(bets.placedAt, range.from), lt(bets.placedAt, range.until), eq(bets.status, 'open'));
      return { ...sums, count: Number(count) + (await db.$count(bets, and(whose, isOpen))) };
    };
    const { rows, totals, paging } = await betRecords(db, input, whose, { now, ...(isOfAllBets && { total }) });
    const list = rows.map((row) => ({
      ...toBet(row, row.bet.stake - row.bet.payout, language),
      userName: row.username,
      isAgent: isAgentType(row.memberType),
    }));
    return {
      list,
      ...paging,
      trail: [...team.trail],
      ...(totals && { footer: toBetTotals(totals, totals.stake - totals.payout) }),
    };
  });
