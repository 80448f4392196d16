import { getOrders, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import type { LotteryParams } from '@shared-kernel/contracts/system/paths';
import { useIdempotentMutation } from 'shared-kernel/idempotent-mutation';

/**
 * An order, placed once however often it is tried. What is open is one lottery's in one prize mode, so that its outcome is
 * told where its slip is.
 */
export const usePlaceOrder = ({ code, prizeMode }: LotteryParams, onSuccess: () => void) =>
  useIdempotentMutation(placeOrder, {
    name: `lottery-order-${prizeMode}-${code}`,
    publishes: ['wallet.changed'],
    invalidates: [getOrders],
    onSuccess,
  });
