import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import { referrals } from './referrals.tables.ts';
import { rewardRecommender } from './reward-recommender.ts';

interface Decision {
  readonly id: number;
  readonly isApproved: boolean;
  readonly note: string;
  readonly at: Date;
}

/** What staff may decide on: what is held, and what was refused, by the rules or by staff. */
export const DECIDED_ON = ['held', 'rejected'] as const;

/** Staff's decision. Approved, it brings its reward as any other, within the month's cap; approved once it stays so. */
export const decideReferral = async (tx: Transaction, { id, isApproved, note, at }: Decision): Promise<void> => {
  if (note === '') throw new PlatformError('request.invalid', 'Say why.');
  const [referral] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.id, id), inArray(referrals.outcome, DECIDED_ON)))
    .for('update');
  if (!referral) throw new PlatformError('not.found', 'It is decided already, or there is none.');
  const { merchant, memberId, recommenderId } = referral;
  if (isApproved) await rewardRecommender(tx, referral, at);
  const rejected = { outcome: 'rejected', endedAt: at } as const;
  await tx
    .update(referrals)
    .set({ note, ...(isApproved ? {} : rejected) })
    .where(eq(referrals.id, id));
  const details = { recommenderId, isApproved, reason: note };
  await audit(tx, { event: 'referral.decided', at, merchant, memberId, details });
};
