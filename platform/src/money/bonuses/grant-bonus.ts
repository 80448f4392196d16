import { exclusionAt } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { deposits } from '../deposits/deposits.tables.ts';
import { activeBonus } from '../turnover/active-bonus.ts';
import { holdWithdrawable } from '../turnover/withdrawable.ts';
import { bonusOf } from './bonus-amount.ts';
import { findPromotion } from './choose-promotion.ts';
import { type Promotion, promotionFacts, refusalOf } from './eligible.ts';
import { giveBonus } from './give-bonus.ts';

interface Credited {
  readonly orderId: number;
  readonly memberId: number;
  readonly merchant: string;
  readonly currency: string;
  /** What has come, in minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** A prize that is on is counted first: what was bet for it must not count for the deposit's bonus that joins it. */
const give = async (tx: Transaction, deposit: Credited, promotion: Promotion): Promise<void> => {
  const { orderId: depositId, memberId, merchant, currency, at } = deposit;
  const { code, turnoverTimes, validDays } = promotion;
  const { amount } = bonusOf(promotion, deposit.amount);
  if (await activeBonus(tx, memberId))
    await holdWithdrawable(tx, { id: memberId, merchant, currency, isTrial: false }, at);
  await giveBonus(
    tx,
    { memberId, merchant, currency },
    { promotion: code, depositId, amount, turnoverTimes, validDays, at },
  );
};

const refusalNow = async (tx: Transaction, { orderId, memberId, amount, at }: Credited, promotion: Promotion) => {
  if (await exclusionAt(tx, memberId, at)) return 'excluded';
  const facts = await promotionFacts(tx, { memberId, except: orderId }, at);
  return promotion.isOffered ? refusalOf(promotion, facts, amount) : 'closed';
};

/**
 * The bonus that was chosen for a deposit, once its money is there; the wallet is held. What has changed since it was chosen
 * counts: in a break from play, with another bonus on, or less money than it asks for, there is none, and the deposit says why.
 */
export const grantBonus = async (tx: Transaction, deposit: Credited): Promise<void> => {
  const { orderId, merchant } = deposit;
  const [chosen] = await tx.select({ code: deposits.promotion }).from(deposits).where(eq(deposits.orderId, orderId));
  const promotion = chosen?.code ? await findPromotion(tx, merchant, chosen.code) : undefined;
  if (!promotion) return;
  const refusal = await refusalNow(tx, deposit, promotion);
  if (refusal) await tx.update(deposits).set({ promotionRefusal: refusal }).where(eq(deposits.orderId, orderId));
  else await give(tx, deposit, promotion);
};
