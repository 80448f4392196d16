import { defineOrder } from '../../orders/define-order.ts';

const PAY_WITHIN_MS = 15 * 60_000;

/** A member asks, pays within 15 minutes, and the money is credited. Money that comes late goes to review. */
export const DEPOSIT = defineOrder({
  name: 'deposit',
  prefix: 'DP',
  start: 'created',
  leadsTo: {
    created: ['waiting', 'failed'],
    waiting: ['checking', 'expired', 'cancelled', 'failed'],
    checking: ['credited', 'review'],
    expired: ['review'],
    cancelled: ['review'],
    failed: ['review'],
    review: ['credited', 'failed'],
    credited: [],
  },
  timeouts: { waiting: { afterMs: PAY_WITHIN_MS, to: 'expired' } },
});
