import { dayOf, startOfDay, startOfMonth } from '@shared-kernel/contracts/system/calendar';
import type { Database, Transaction } from '../../database/database.ts';
import { and, count, eq, gte } from '../../database/orm.ts';
import { holdMembers } from '../../identity/hold-members.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { referralRulesOf } from './referral-rules.ts';
import { referrals } from './referrals.tables.ts';

export type Referral = typeof referrals.$inferSelect;

/** Of the recommender's reward. */
export const REFERRAL_TITLE = { EN: 'A friend you invited', TY: 'Kaibigang inimbitahan mo' };

/** The key of the promotion that it belongs to. */
export const REFERRAL = 'REFERRAL';

/** Rewards of a recommender in the month of an instant. */
export const rewardedInMonth = async (db: Database, recommenderId: number, at: Date): Promise<number> => {
  const since = startOfDay(startOfMonth(dayOf(at)));
  const [row] = await db
    .select({ rewarded: count() })
    .from(referrals)
    .where(
      and(eq(referrals.recommenderId, recommenderId), eq(referrals.outcome, 'valid'), gte(referrals.endedAt, since)),
    );
  return row?.rewarded ?? 0;
};

/**
 * Gives the recommender the reward of a referral that is held. The recommender is held too, so that of two at once the second sees
 * what is left of the month's cap; above it the referral counts and brings nothing.
 */
export const rewardRecommender = async (tx: Transaction, referral: Referral, at: Date): Promise<void> => {
  const { id, memberId, merchant, recommenderId } = referral;
  const { reward: amount, turnoverTimes, perMonth } = await referralRulesOf(tx, merchant);
  await holdMembers(tx, [recommenderId]);
  const isCapped = (await rewardedInMonth(tx, recommenderId, at)) >= perMonth;
  const granted = {
    merchant,
    memberId: recommenderId,
    kind: 'referral',
    title: REFERRAL_TITLE,
    promotion: REFERRAL,
  } as const;
  const source = `referral/${memberId}`;
  const rewardId = isCapped ? undefined : await grantReward(tx, { ...granted, source, amount, turnoverTimes, at });
  await tx
    .update(referrals)
    .set({ step: 'played', outcome: isCapped ? 'capped' : 'valid', endedAt: at, rewardId: rewardId ?? null })
    .where(eq(referrals.id, id));
};
