import { DAY_MS } from '@shared-kernel/node/durations';
import { eq } from 'drizzle-orm';
import { exclusionAt } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { openOrder } from '../../orders/orders.ts';
import { deposits } from '../deposits/deposits.tables.ts';
import { BONUS } from '../order-kinds/bonus-order.ts';
import { turnoverRequirements } from '../turnover/turnover.tables.ts';
import { bonusOf } from './bonus-amount.ts';
import { bonuses } from './bonuses.tables.ts';
import { findPromotion } from './choose-promotion.ts';
import { type Promotion, promotionFacts, refusalOf } from './eligible.ts';

interface Credited {
  readonly orderId: number;
  readonly memberId: number;
  readonly merchant: string;
  readonly currency: string;
  /** What has come, in minor units. */
  readonly amount: bigint;
  readonly at: Date;
}

/** The house's money, into an account of the member's own that it may not leave before its turnover is met. */
const give = async (tx: Transaction, deposit: Credited, promotion: Promotion): Promise<void> => {
  const { orderId, memberId, merchant, currency, at } = deposit;
  const { amount, required } = bonusOf(promotion, deposit.amount);
  const { id, orderNo } = await openOrder(tx, BONUS, memberId, { by: 'clock', at });
  const expiresAt = new Date(at.getTime() + promotion.validDays * DAY_MS);
  await tx
    .insert(bonuses)
    .values({ orderId: id, memberId, depositId: orderId, promotion: promotion.code, amount, expiresAt });
  const own = await ensureAccount(tx, { merchant, memberId, kind: 'bonus', currency });
  const house = await ensureAccount(tx, { merchant, memberId: null, kind: 'bonus', currency });
  await post(tx, {
    kind: 'bonus',
    idempotencyKey: `bonus/${orderNo}`,
    reference: orderNo,
    at,
    entries: [
      { accountId: own, amount },
      { accountId: house, amount: -amount },
    ],
  });
  await tx
    .insert(turnoverRequirements)
    .values({ memberId, reference: orderNo, source: 'bonus', amount, required, met: 0n, createdAt: at });
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
