import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { log } from '../../log/log.ts';
import { holdOrder, moveOrder } from '../../orders/orders.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import type { PaymentNews } from '../providers/payment-provider.ts';
import { deposits } from './deposits.tables.ts';
import { receivePayment } from './settle-deposit.ts';

/** Nothing more will come of it: the provider need not be asked again. */
const followNoMore = (tx: Transaction, orderId: number) =>
  tx.update(deposits).set({ followUntil: null }).where(eq(deposits.orderId, orderId));

/** An order is paid once: what is paid again for it, or in another amount than was said before, staff have to look into. */
const isOther = async (
  tx: Transaction,
  orderId: number,
  { reference, amount }: Extract<PaymentNews, { state: 'paid' }>,
): Promise<boolean> => {
  const [known] = await tx.select().from(deposits).where(eq(deposits.orderId, orderId));
  return known?.received != null && (known.providerReference !== reference || known.received !== amount);
};

/**
 * What the provider says of a payment, called back or asked: in any order, any number of times. A payment that is declined
 * ends an order that waits; one that has come is never undone by an older word.
 */
export const handlePaymentCallback = async (tx: Transaction, news: PaymentNews, at: Date): Promise<void> => {
  if (news.state === 'waiting') return;
  const order = await holdOrder(tx, DEPOSIT, news.orderNo);
  if (news.state === 'paid') {
    if (await isOther(tx, order.id, news)) log({ level: 'error', event: 'payment.other', orderNo: news.orderNo });
    else await receivePayment(tx, { ...news, at });
  }
  if (news.state === 'declined' && order.state === 'waiting') {
    await moveOrder(tx, DEPOSIT, order, 'failed', { by: 'provider', at, reason: 'declined' });
  }
  await followNoMore(tx, order.id);
};
