import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { affiliateCodes } from './registration.tables.ts';

/** The member below whom a code puts; undefined for one that is not good here (any more). */
export const affiliateOf = async (db: Database, merchant: string, code: string): Promise<number | undefined> => {
  const [found] = await db
    .select({ memberId: affiliateCodes.memberId })
    .from(affiliateCodes)
    .innerJoin(members, eq(members.id, affiliateCodes.memberId))
    .where(
      and(
        eq(affiliateCodes.merchant, merchant),
        eq(affiliateCodes.code, code.trim().toUpperCase()),
        eq(affiliateCodes.isActive, true),
        eq(members.isDisabled, false),
      ),
    );
  return found?.memberId;
};

interface Recommender {
  readonly id: number;
  /** Who comes by an agent's link joins the agent's team. */
  readonly isAgent: boolean;
}

/** The member whose link somebody came by; undefined where there is no such member here. */
export const recommenderOf = async (db: Database, merchant: string, id: string): Promise<Recommender | undefined> => {
  const asked = Number(id);
  if (!Number.isSafeInteger(asked)) return undefined;
  const [found] = await db
    .select({ id: members.id, isAgent: isAgentSql(sql`${members.type}`) })
    .from(members)
    .where(and(eq(members.id, asked), eq(members.merchant, merchant), eq(members.isDisabled, false)));
  return found;
};
