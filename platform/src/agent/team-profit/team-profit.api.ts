import { getTeamProfit } from '@shared-kernel/contracts/agent/agent';
import { type Api, answerMember } from '../../http/answer.ts';
import { rangeOf } from '../../records/range.ts';
import { figuresOfAsked, idsOf } from '../figures/asked-figures.ts';
import { figuresByRoot, NO_FIGURES, toWire } from '../figures/team-figures.ts';
import { isAgentType, type TeamAsk } from '../team/asked-team.ts';
import { teamPage } from '../team/team-page.ts';

/** With the direct team asked for, a row stands for its member and everyone below. */
const countsOf = ({ scope }: TeamAsk) => (scope === 'direct' ? ('both' as const) : ('self' as const));

/** Profit and loss by member; profit is the house's, and play money is no money. */
export const teamProfitApi = (api: Api): void =>
  answerMember(api, getTeamProfit, async ({ platform: { db }, input, session, now }) => {
    const { team, rows, count, place } = await teamPage(db, session.member, input, now);
    const days = rangeOf(input.startDate, input.endDate, now);
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
      ...place,
      ...(count !== undefined && {
        footer: {
          count,
          ...toWire(await figuresOfAsked(db, team, input, { range: days, counts: countsOf(input) })),
        },
      }),
    };
  });
