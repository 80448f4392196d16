import type { claimReward as contract } from '@shared-kernel/contracts/member/rewards';
import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import type { AccountOwner } from '../../ledger/member-account.ts';
import { post } from '../../ledger/post.ts';
import { activeBonus, type BonusOwner, giveBonus, holdWithdrawable, REWARD_BONUS } from '../../money/money.public.ts';
import { holdPromotion } from '../promotions/promotions.ts';
import { rewards } from './rewards.tables.ts';

/** How long a member has for a reward's turnover (house rules, deposits: bonuses last 7 days). */
const TURNOVER_DAYS = 7;

export type Reward = typeof rewards.$inferSelect;

const refuse = async (tx: Transaction, reward: Reward, now: Date): Promise<void> => {
  const { merchant, memberId, promotion, availableAt, expiresAt, turnoverTimes } = reward;
  if (expiresAt <= now || availableAt > now)
    throw new PlatformError<typeof contract>('reward.expired', `Reward ${reward.id} is not to be claimed now.`);
  if (promotion !== null && !(await holdPromotion(tx, merchant, promotion)))
    throw new PlatformError<typeof contract>('reward.ended', `The promotion ${promotion} has ended.`);
  await refuseWhileExcluded(tx, memberId, now);
  if (turnoverTimes > 0 && (await activeBonus(tx, memberId)))
    throw new PlatformError<typeof contract>('reward.active', 'A bonus is on: one at a time.');
};

/** Own money at once: house to wallet. */
const payOut = async (tx: Transaction, { memberId, merchant, currency }: BonusOwner, reward: Reward, at: Date) => {
  const wallet = await ensureAccount(tx, { merchant, memberId, kind: 'wallet', currency });
  const house = await ensureAccount(tx, { merchant, memberId: null, kind: 'bonus', currency });
  await post(tx, {
    kind: 'bonus',
    idempotencyKey: `reward/${reward.id}`,
    reference: `RW-${reward.id}`,
    at,
    entries: [
      { accountId: wallet, amount: reward.amount },
      { accountId: house, amount: -reward.amount },
    ],
  });
};

const give = async (tx: Transaction, owner: BonusOwner, reward: Reward, at: Date): Promise<number | null> => {
  const { id, amount, title, turnoverTimes } = reward;
  if (turnoverTimes === 0) {
    await payOut(tx, owner, reward, at);
    return null;
  }
  const gift = { promotion: REWARD_BONUS, title, amount, turnoverTimes, validDays: TURNOVER_DAYS, at };
  return (await giveBonus(tx, owner, { ...gift, idempotencyKey: `reward/${id}` })).id;
};

/**
 * Gives a reward to its member, once: claimed again it stays so. The wallet is held first, so that of two claims at once the second
 * finds what the first has done. Fails with `reward.expired`, `reward.ended` (its promotion), `reward.active` (one with turnover at
 * a time), `member.excluded`, `not.found`.
 */
export const claimReward = async (
  tx: Transaction,
  member: AccountOwner,
  rewardId: number,
  now: Date,
): Promise<Reward> => {
  await holdWithdrawable(tx, member, now);
  const [reward] = await tx
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, rewardId), eq(rewards.memberId, member.id)))
    .for('update');
  if (!reward) throw new PlatformError('not.found', `The member has no reward ${rewardId}.`);
  if (reward.claimedAt) return reward;
  await refuse(tx, reward, now);
  const { id: memberId, merchant, currency } = member;
  const bonusId = await give(tx, { memberId, merchant, currency }, reward, now);
  const claimed = { claimedAt: now, bonusId };
  await tx.update(rewards).set(claimed).where(eq(rewards.id, reward.id));
  return { ...reward, ...claimed };
};
