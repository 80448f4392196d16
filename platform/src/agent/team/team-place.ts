import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { aliasedTable, and, asc, eq } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { downlineOf } from '../../identity/team.ts';

/** A member of an agent's team, and the usernames between the agent and that member, the nearest to the agent first. */
export interface TeamPlace {
  readonly memberId: number;
  readonly username: string;
  readonly type: number;
  readonly above: readonly string[];
}

/** Where a member stands in an agent's team. Fails with `not.found` for anyone who is not below the agent. */
export const placeInTeam = async (db: Database, agentId: number, username: string): Promise<TeamPlace> => {
  const team = downlineOf(db, agentId, { scope: 'team' });
  const [place] = await db.select().from(team).where(eq(team.username, username.toLowerCase()));
  if (!place) throw new PlatformError('not.found', 'No such member in the team.');
  const under = aliasedTable(memberAncestors, 'under');
  const above = await db
    .select({ username: members.username })
    .from(memberAncestors)
    .innerJoin(under, and(eq(under.ancestorId, memberAncestors.memberId), eq(under.memberId, place.memberId)))
    .innerJoin(members, eq(members.id, memberAncestors.memberId))
    .where(eq(memberAncestors.ancestorId, agentId))
    .orderBy(asc(memberAncestors.depth));
  return { ...place, above: above.map((member) => member.username) };
};
