import { getTeamProfit } from '@shared-kernel/contracts/agent/agent';
import { and, asc, count, eq, lt } from 'drizzle-orm';
import { type Api, answerMember } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { openPage } from '../../records/paging.ts';
import { rangeOf } from '../../records/range.ts';
import { figuresOfAsked, idsOf } from '../figures/asked-figures.ts';
import { figuresByRoot, NO_FIGURES, toWire } from '../figures/team-figures.ts';
import { askedTeam, isAgentType, type TeamAsk } from '../team/asked-team.ts';

/** With the direct team asked for, a row stands for its member and everyone below. */
const countsOf = ({ scope }: TeamAsk) => (scope === 'direct' ? ('both' as const) : ('self' as const));

/** Profit and loss by member; profit is the house's, and play money is no money. */
export const teamProfitApi = (api: Api): void =>
  answerMember(api, getTeamProfit, async ({ platform: { db }, input, session, now }) => {
    const team = await askedTeam(db, session.member, input);
    const days = rangeOf(input.startDate, input.endDate, now);
    const page = openPage(input, { from: new Date(0), until: now }, now);
    const whose = and(
      eq(members.merchant, session.member.merchant),
      team.isMember,
      lt(members.registeredAt, page.range.until),
    );
    const [counted] = page.isFirst ? await db.select({ count: count() }).from(members).where(whose) : [];
    const rows = await db
      .select({ id: members.id, userName: members.username, type: members.type })
      .from(members)
      .where(whose)
      .orderBy(asc(members.username))
      .limit(page.limit)
      .offset(page.offset);
    const ids = rows.map(({ id }) => id);
    const [parents, others] = [ids.filter((id) => id === team.parentId), ids.filter((id) => id !== team.parentId)];
    const figures = new Map([
      ...(others.length > 0 ? await figuresByRoot(db, { roots: idsOf(others), counts: countsOf(input) }, days) : []),
      ...(parents.length > 0 ? await figuresByRoot(db, { roots: idsOf(parents), counts: 'self' }, days) : []),
    ]);
    return {
      list: rows.map(({ id, userName, type }) => ({
        userName,
        isAgent: isAgentType(type),
        ...toWire(figures.get(id) ?? NO_FIGURES),
      })),
      ...page.close(counted?.count),
      trail: [...team.trail],
      ...(counted && {
        footer: {
          count: counted.count,
          ...toWire(await figuresOfAsked(db, team, input, { range: days, counts: countsOf(input) })),
        },
      }),
    };
  });
