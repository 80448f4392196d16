import { getOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

/** One order, line by line. */
export const useOrderDetail = (orderNo: string) =>
  useApi(getOrder, { orderNo, language: useLanguage() }, { refreshedBy: 'wallet.changed' });
