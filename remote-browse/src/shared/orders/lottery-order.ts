import type { getOrder, getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { now } from 'shared-kernel/clock';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';

export type LotteryOrder = ValueOf<typeof getOrders>['list'][number];
export type OrderDetail = ValueOf<typeof getOrder>;
export type OrderLine = OrderDetail['suborders'][number];

/** Its draw has not been settled yet. */
export const isWaiting = ({ status }: Pick<LotteryOrder, 'status'>): boolean => status === 'placed';

/** What an order came to: what it paid, less what it cost; a wire amount. */
export const netOf = ({ payout, stake }: Pick<LotteryOrder, 'payout' | 'stake'>): string =>
  toDecimalAmount(parseAmount(payout) - parseAmount(stake));

/** Before the cut-off, by the server's clock; in the end the server decides. */
export const isCancellable = ({ status, cancelUntil }: Pick<LotteryOrder, 'status' | 'cancelUntil'>): boolean =>
  status === 'placed' && cancelUntil !== undefined && now().getTime() < Date.parse(cancelUntil);
