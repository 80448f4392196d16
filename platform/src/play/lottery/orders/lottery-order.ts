import { defineOrder } from '../../../orders/define-order.ts';

/** A lottery order waits for its draw, and for nothing else: the draw's job ends it. */
export const LOTTERY_ORDER = defineOrder({
  name: 'lottery',
  prefix: 'LT',
  start: 'placed',
  leadsTo: { placed: ['settled', 'cancelled', 'refunded'], settled: [], cancelled: [], refunded: [] },
  timeouts: {},
});

export type LotteryOrderState = keyof typeof LOTTERY_ORDER.leadsTo;

/** How a line is called outside: the order's number and its place. */
export const subOrderNoOf = (orderNo: string, place: number): string => `${orderNo}-${place}`;
