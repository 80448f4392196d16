import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import { useLanguage } from 'shared-kernel/i18n';
import { useToday } from 'shared-kernel/timer';
import { useOrders } from '../../../shared/orders/use-orders.ts';

/** The member's orders of today in a lottery. */
export const useTodaysOrders = (gameCode: string) => {
  const day = useToday();
  return useOrders({
    startDate: day,
    endDate: day,
    gameCode,
    pageNo: 1,
    pageSize: RECORD_PAGE_SIZE,
    language: useLanguage(),
  });
};
