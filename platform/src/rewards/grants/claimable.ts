import { exclusionAt } from '../../accounts/accounts.public.ts';
import type { Database } from '../../database/database.ts';
import { and, count, eq, exists, gt, isNull, lte, or, type SQL } from '../../database/orm.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { rewards } from './rewards.tables.ts';

/** The promotion of a reward is on, or it has none. */
const isPromoted = (db: Database): SQL | undefined =>
  or(
    isNull(rewards.promotion),
    exists(
      db
        .select()
        .from(promotions)
        .where(
          and(
            eq(promotions.merchant, rewards.merchant),
            eq(promotions.key, rewards.promotion),
            eq(promotions.isEnabled, true),
          ),
        ),
    ),
  );

/** A member's rewards that can be claimed at an instant. */
export const isClaimable = (db: Database, memberId: number, now: Date): SQL | undefined =>
  and(
    eq(rewards.memberId, memberId),
    isNull(rewards.claimedAt),
    lte(rewards.availableAt, now),
    gt(rewards.expiresAt, now),
    isPromoted(db),
  );

/** How many rewards a member can claim now: none in a break from play. */
export const countClaimable = async (db: Database, memberId: number, now: Date): Promise<number> => {
  if (await exclusionAt(db, memberId, now)) return 0;
  const [row] = await db
    .select({ waiting: count() })
    .from(rewards)
    .where(isClaimable(db, memberId, now));
  return row?.waiting ?? 0;
};
