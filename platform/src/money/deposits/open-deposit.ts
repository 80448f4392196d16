import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { lockAccounts } from '../../ledger/post.ts';
import type { StepBy } from '../../orders/orders.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { holdOrder, moveOrder, openOrder } from '../../orders/orders.ts';
import { refusePromotion } from '../bonuses/choose-promotion.ts';
import { refuseBeyondLimit } from '../limits/deposit-limits.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { depositChannels, deposits } from './deposits.tables.ts';

export interface Depositor {
  readonly memberId: number;
  readonly merchant: string;
  readonly currency: string;
}

interface DepositAsk {
  readonly channel: string;
  /** Minor units. */
  readonly amount: bigint;
  /** The promotion that it takes. */
  readonly promotion?: string | undefined;
  readonly by: StepBy;
  readonly at: Date;
}

export const walletOf = (tx: Transaction, { memberId, merchant, currency }: Depositor): Promise<number> =>
  ensureAccount(tx, { merchant, memberId, kind: 'wallet', currency });

const isAt = (merchant: string, channel: string) =>
  and(eq(depositChannels.merchant, merchant), eq(depositChannels.code, channel));

/** A channel that the merchant's members may pay by. Fails with `not.found`. */
export const offeredChannel = async (db: Database, merchant: string, channel: string) => {
  const [known] = await db
    .select()
    .from(depositChannels)
    .where(and(isAt(merchant, channel), eq(depositChannels.isOffered, true)));
  if (!known) throw new PlatformError('not.found', `There is no deposit channel "${channel}".`);
  return known;
};

/** The channel, where it takes the amount. Fails with `not.found` and `request.invalid`. */
const channelFor = async (tx: Transaction, merchant: string, { channel, amount }: DepositAsk) => {
  const [known] = await tx.select().from(depositChannels).where(isAt(merchant, channel));
  if (!known) throw new PlatformError('not.found', `There is no deposit channel "${channel}".`);
  if (amount < known.minAmount || amount > known.maxAmount) {
    throw new PlatformError(
      'request.invalid',
      `${channel} takes ${known.minAmount} to ${known.maxAmount} (minor units).`,
    );
  }
  return known;
};

const findWaiting = async (tx: Transaction, memberId: number, channel: string) => {
  const [waiting] = await tx
    .select({ id: orders.id, orderNo: orders.orderNo, amount: deposits.amount, promotion: deposits.promotion })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, DEPOSIT.name),
        eq(orders.state, 'waiting'),
        eq(deposits.channel, channel),
      ),
    );
  return waiting;
};

/**
 * Opens a deposit that waits for its payment; returns its number. One order waits in a channel: asked again for the same
 * amount it is the same order, for another it fails with `request.duplicate`. Its promotion is the one asked for last.
 */
export const openDeposit = async (tx: Transaction, depositor: Depositor, ask: DepositAsk): Promise<string> => {
  const { feeRate, feeFixed } = await channelFor(tx, depositor.merchant, ask);
  // The order before the wallet, as its payment holds them.
  const known = await findWaiting(tx, depositor.memberId, ask.channel);
  if (known) await holdOrder(tx, DEPOSIT, known.orderNo);
  // The wallet's row stands for the member: two orders of one member are opened one after the other.
  await lockAccounts(tx, [await walletOf(tx, depositor)]);
  if (ask.by === 'member') await refuseWhileExcluded(tx, depositor.memberId, ask.at);
  const waiting = await findWaiting(tx, depositor.memberId, ask.channel);
  if (waiting && waiting.amount !== ask.amount) {
    throw new PlatformError('request.duplicate', `The order ${waiting.orderNo} waits for its payment.`);
  }
  const promotion = ask.promotion || null;
  if (waiting?.promotion === promotion) return waiting.orderNo;
  if (promotion) await refusePromotion(tx, depositor, { code: promotion, amount: ask.amount, at: ask.at });
  if (waiting && waiting.id !== known?.id)
    throw new PlatformError('request.duplicate', `${waiting.orderNo} was opened at this moment.`);
  if (waiting) {
    await tx.update(deposits).set({ promotion }).where(eq(deposits.orderId, waiting.id));
    return waiting.orderNo;
  }
  if (ask.by === 'member') await refuseBeyondLimit(tx, depositor.memberId, ask.amount, ask.at);
  const order = await openOrder(tx, DEPOSIT, depositor.memberId, ask);
  const { channel, amount } = ask;
  await tx.insert(deposits).values({ orderId: order.id, channel, amount, feeRate, feeFixed, promotion });
  await moveOrder(tx, DEPOSIT, order, 'waiting', ask);
  return order.orderNo;
};
