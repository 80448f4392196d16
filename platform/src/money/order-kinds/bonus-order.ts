import { defineOrder } from '../../orders/define-order.ts';

/**
 * A bonus from the deposit that brings it to its one end: its turnover met and the money the member's own, given up, out of
 * time, or played away.
 */
export const BONUS = defineOrder({
  name: 'bonus',
  prefix: 'BN',
  start: 'active',
  leadsTo: { active: ['met', 'givenUp', 'expired', 'lost'], met: [], givenUp: [], expired: [], lost: [] },
  timeouts: {},
});
