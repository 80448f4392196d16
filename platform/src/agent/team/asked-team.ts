import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { eq, inArray, or, type SQL } from '../../database/orm.ts';
import type { PgColumn } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { downlineIds, isInDownline, NON_AGENT_TYPES } from '../../identity/team.ts';
import { placeInTeam, type TeamPlace } from './team-place.ts';

export const isAgentType = (type: number): boolean => !NON_AGENT_TYPES.includes(type);

/** Refuses who has no team, with `feature.unavailable`. */
export const requireAgent = ({ type }: { readonly type: number }): void => {
  if (!isAgentType(type)) throw new PlatformError('feature.unavailable', 'Only agents have a team.');
};

/** What every team page can be asked for. */
export interface TeamAsk {
  readonly scope?: 'direct' | 'team' | undefined;
  readonly parent?: string | undefined;
  readonly memberKind?: 'player' | 'agent' | undefined;
  readonly userName?: string | undefined;
}

/** Whether the member that was drilled into is one that the filters ask for. */
const isAskedFor = ({ username, type }: TeamPlace, { memberKind, userName }: TeamAsk): boolean =>
  (memberKind === undefined || isAgentType(type) === (memberKind === 'agent')) &&
  username.includes(userName?.trim().toLowerCase() ?? '');

/**
 * Whose rows a team page shows: those below the agent, or below the member that was drilled into, and that member. Fails with
 * `feature.unavailable` for who has no team, with `not.found` for a member outside of it.
 */
export const askedTeam = async (
  db: Database,
  agent: { readonly id: number; readonly type: number },
  ask: TeamAsk,
): Promise<{
  /** The rows whose column names a member of it. */
  readonly has: (memberId: PgColumn) => SQL | undefined;
  /** The rows of `members` that are of it, read by an index of `members`. */
  readonly isMember: SQL | undefined;
  /** The ids of its members but for the one that was drilled into, as a subquery. */
  readonly below: SQL;
  /** The member that was drilled into, where the filters ask for it too. */
  readonly parentId: number | undefined;
  /** Whose team it is: the member that was drilled into, or the agent. */
  readonly rootId: number;
  /** The members between the agent and the one that was drilled into. */
  readonly trail: readonly { readonly userName: string }[];
}> => {
  requireAgent(agent);
  const { scope = 'team', memberKind, userName, parent } = ask;
  const place = parent ? await placeInTeam(db, agent.id, parent) : undefined;
  const rootId = place?.memberId ?? agent.id;
  const downline = { scope, role: memberKind, username: userName };
  const ids = downlineIds(db, rootId, downline);
  const parentId = place && isAskedFor(place, ask) ? place.memberId : undefined;
  const isParent = (memberId: PgColumn) => (parentId === undefined ? undefined : eq(memberId, parentId));
  return {
    has: (memberId) => or(inArray(memberId, ids), isParent(memberId)),
    isMember: or(isInDownline(db, rootId, downline), isParent(members.id)),
    below: ids.getSQL(),
    parentId,
    rootId,
    trail: (place?.above ?? []).map((username) => ({ userName: username })),
  };
};
