import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, gt, isNull, or, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import type { Rates } from '../rates/rate-settings.ts';
import { type AccountKind, affiliateCodes } from './registration.tables.ts';

interface Affiliate {
  /** Below whom the code puts. */
  readonly memberId: number;
  readonly kind: AccountKind;
  readonly rates: Rates;
}

/** What a code does; undefined for one that is not good here (any more). */
export const affiliateOf = async (
  db: Database,
  merchant: string,
  code: string,
  now: Date,
): Promise<Affiliate | undefined> => {
  const [found] = await db
    .select({ memberId: affiliateCodes.memberId, kind: affiliateCodes.kind, rates: affiliateCodes.rates })
    .from(affiliateCodes)
    .innerJoin(members, eq(members.id, affiliateCodes.memberId))
    .where(
      and(
        eq(affiliateCodes.merchant, merchant),
        eq(affiliateCodes.code, code.trim().toUpperCase()),
        eq(affiliateCodes.isActive, true),
        or(isNull(affiliateCodes.expiresAt), gt(affiliateCodes.expiresAt, now)),
        eq(members.isDisabled, false),
      ),
    );
  return found;
};

/** Counts one registration more by a code. */
export const countUse = async (tx: Transaction, merchant: string, code: string): Promise<void> => {
  await tx
    .update(affiliateCodes)
    .set({ uses: sql`${affiliateCodes.uses} + 1` })
    .where(and(eq(affiliateCodes.merchant, merchant), eq(affiliateCodes.code, code)));
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
