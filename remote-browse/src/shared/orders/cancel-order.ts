import { cancelSuborders, getOrder, getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { useApiMutation } from 'shared-kernel/query';

/** Takes an order or some of its lines back before the cut-off; the stake is in the balance at once. Refused with `draw.closed` after it. */
export const useCancelOrder = () =>
  useApiMutation(cancelSuborders, { publishes: ['wallet.changed'], invalidates: [getOrders, getOrder, getBetRecords] });
