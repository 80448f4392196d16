import type { Database, Transaction } from '../database/database.ts';
import { and, eq, inArray, notInArray, type SQL, sql } from '../database/orm.ts';
import { memberAncestors, members } from './members.tables.ts';

export interface DownlineAsk {
  /** Those that the agent brought in, or everyone below. */
  readonly scope: 'direct' | 'team';
  readonly role?: 'player' | 'agent' | undefined;
  /** A part of the username, in any case. */
  readonly username?: string | undefined;
}

/** Member types that are no agents (specification: accounts §3). */
export const NON_AGENT_TYPES: readonly number[] = [0, 4, 40];

const nonAgents = sql.join(
  NON_AGENT_TYPES.map((type) => sql`${type}`),
  sql`, `,
);

/** Whether a member of this type is an agent, as a condition of a statement. */
export const isAgentSql = (type: SQL): SQL<boolean> => sql`(${type} not in (${nonAgents}))`;

/** By role and a part of the name, on `members`. */
const isAskedFor = ({ role, username }: DownlineAsk): SQL | undefined =>
  and(
    role === 'player' ? inArray(members.type, [...NON_AGENT_TYPES]) : undefined,
    role === 'agent' ? notInArray(members.type, [...NON_AGENT_TYPES]) : undefined,
    username ? sql`position(${username.trim().toLowerCase()} in ${members.username}) > 0` : undefined,
  );

const everyoneBelow = (db: Database, agentId: number) =>
  db
    .select({ memberId: memberAncestors.memberId })
    .from(memberAncestors)
    .where(eq(memberAncestors.ancestorId, agentId));

/**
 * The members below an agent, the agent left out, as a subquery to join: `memberId`, `username`, `type`, `uplineId` and
 * `depth` (1 is direct). Every figure and list of a team starts from it.
 */
export const downlineOf = (db: Database, agentId: number, ask: DownlineAsk) =>
  db
    .select({
      memberId: memberAncestors.memberId,
      depth: memberAncestors.depth,
      username: members.username,
      type: members.type,
      uplineId: members.uplineId,
      registeredAt: members.registeredAt,
    })
    .from(memberAncestors)
    .innerJoin(members, eq(members.id, memberAncestors.memberId))
    .where(
      and(
        eq(memberAncestors.ancestorId, agentId),
        ask.scope === 'direct' ? eq(memberAncestors.depth, 1) : undefined,
        isAskedFor(ask),
      ),
    )
    .as('downline');

/** Whether a row of `members` is below an agent: names are then read in the order of their index. */
export const isInDownline = (db: Database, agentId: number, ask: DownlineAsk): SQL | undefined =>
  and(
    ask.scope === 'direct' ? eq(members.uplineId, agentId) : inArray(members.id, everyoneBelow(db, agentId)),
    isAskedFor(ask),
  );

/** The ids of the members below an agent, as a subquery. */
export const downlineIds = (db: Database, agentId: number, ask: DownlineAsk) => {
  if (ask.scope === 'team' && ask.role === undefined && !ask.username) return everyoneBelow(db, agentId);
  return db
    .select({ memberId: members.id })
    .from(members)
    .where(isInDownline(db, agentId, ask));
};

/** Puts a new member below an upline, and so below everyone above it. */
export const joinTeam = async (tx: Transaction, memberId: number, uplineId: number): Promise<void> => {
  // Who is being moved with everyone below is waited for: the line above is read after it.
  await tx.select({ id: members.id }).from(members).where(eq(members.id, uplineId)).for('key share');
  const above = await tx.select().from(memberAncestors).where(eq(memberAncestors.memberId, uplineId));
  const rows = above.map(({ ancestorId, depth }) => ({ ancestorId, memberId, depth: depth + 1 }));
  await tx.insert(memberAncestors).values([{ ancestorId: uplineId, memberId, depth: 1 }, ...rows]);
};
