import { useEffect, useRef } from 'react';
import { getOrders } from 'shared-kernel/contracts/lottery-orders';
import { RECORD_PAGE_SIZE } from 'shared-kernel/contracts/values';
import { publish } from 'shared-kernel/events';
import { useLanguage } from 'shared-kernel/i18n';
import { apiQuery, useApi, useQueryClient } from 'shared-kernel/query';
import { useToday } from 'shared-kernel/timer';
import { usePauseFrom } from '../../../shared/lottery/draw-clock.ts';
import { isWaiting } from '../orders/lottery-order.ts';

/** The member's orders of today in a lottery, the last first; asked for again when the draw of one has ended, until it is settled. */
export const useTodaysOrders = (gameCode: string) => {
  const day = useToday();
  const input = {
    startDate: day,
    endDate: day,
    gameCode,
    pageNo: 1,
    pageSize: RECORD_PAGE_SIZE,
    language: useLanguage(),
  };
  const known = useQueryClient().getQueryData(apiQuery(getOrders, input).queryKey);
  const waiting = known?.list.filter(isWaiting) ?? [];
  const refetchInterval = usePauseFrom(waiting.flatMap(({ drawsAt, cancelUntil }) => drawsAt ?? cancelUntil ?? []));
  const before = useRef(0);
  useEffect(() => {
    // What was paid is in the balance now.
    if (waiting.length < before.current) publish('wallet.changed', {});
    before.current = waiting.length;
  }, [waiting.length]);
  return useApi(getOrders, input, { refreshedBy: 'wallet.changed', refetchInterval });
};
