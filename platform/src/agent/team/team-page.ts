import type { Database } from '../../database/database.ts';
import { and, asc, count, eq, lt } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { openPage, type PageAsk } from '../../records/paging.ts';
import { askedTeam, type TeamAsk } from './asked-team.ts';

/** A page of the members that a team page is asked for, by name; `count`, of all of them, with the first page. */
export const teamPage = async (
  db: Database,
  agent: { readonly id: number; readonly type: number; readonly merchant: string },
  ask: TeamAsk & PageAsk,
  now: Date,
) => {
  const team = await askedTeam(db, agent, ask);
  const page = openPage(ask, { from: new Date(0), until: now }, now);
  const whose = and(
    // Named, so that the names may be read in their order.
    eq(members.merchant, agent.merchant),
    team.isMember,
    lt(members.registeredAt, page.range.until),
  );
  const [counted] = page.isFirst ? await db.select({ count: count() }).from(members).where(whose) : [];
  const rows = await db
    .select({
      id: members.id,
      userName: members.username,
      type: members.type,
      registeredAt: members.registeredAt,
      uplineId: members.uplineId,
    })
    .from(members)
    .where(whose)
    .orderBy(asc(members.username))
    .limit(page.limit)
    .offset(page.offset);
  return {
    team,
    rows,
    count: counted?.count,
    /** The answer's fields of paging and place. */
    place: { ...page.close(counted?.count), trail: [...team.trail] },
  };
};
