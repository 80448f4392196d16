import { getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useRef } from 'react';
import { publish } from 'shared-kernel/events';
import { useApi } from 'shared-kernel/query';
import { isWaiting } from './lottery-order.ts';
import { usePauseFrom } from './use-pause-from.ts';

/** The member's lottery orders, the last first; asked for again when the draw of one has ended, until it is settled. */
export const useOrders = (input: InputOf<typeof getOrders>) => {
  // Asked before the pause is worked out: an answer that came ahead is in the cache only from here on.
  const { data } = useApi(getOrders, input, { refreshedBy: 'wallet.changed' });
  const waiting = data?.list.filter(isWaiting) ?? [];
  const refetchInterval = usePauseFrom(waiting.flatMap(({ drawsAt, cancelUntil }) => drawsAt ?? cancelUntil ?? []));
  const before = useRef(0);
  useEffect(() => {
    // What was paid is in the balance now.
    if (waiting.length < before.current) publish('wallet.changed', {});
    before.current = waiting.length;
  }, [waiting.length]);
  return useApi(getOrders, input, { refreshedBy: 'wallet.changed', refetchInterval });
};
