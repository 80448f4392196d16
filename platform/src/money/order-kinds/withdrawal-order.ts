import { defineOrder } from '../../orders/define-order.ts';

/** A member asks, and the money is held; a person looks where the rules say so, and it is paid, or comes back. */
export const WITHDRAWAL = defineOrder({
  name: 'withdrawal',
  prefix: 'WD',
  start: 'submitted',
  leadsTo: {
    submitted: ['review', 'paying'],
    review: ['paying', 'rejected'],
    paying: ['paid', 'rejected'],
    paid: [],
    rejected: [],
  },
  timeouts: {},
});

/** Starts the ledger's idempotency keys of money that a rejected withdrawal gives back. */
export const RETURNED = 'withdrawal-return';
