import { isApiError } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { confirm } from 'shared-kernel/ui/confirm';
import { useCancelOrder } from '../api/cancel-order.ts';
import type { LotteryOrder, OrderLine } from './lottery-order.ts';

/** Asks before an order, or a line of one, is taken back, and says where it was too late. */
export const useCancelling = () => {
  const { t } = useTranslation('browse');
  const language = useLanguage();
  const { money } = useFormat();
  const { mutateAsync } = useCancelOrder();
  const ask = (title: string, stake: string, input: { readonly orderNo: string; readonly subOrderNos?: string[] }) =>
    confirm({
      title,
      text: t('order.cancelText', { amount: money(stake) }),
      action: t('order.cancelAction'),
      cancel: t('order.keep'),
      tone: 'danger',
      run: () => mutateAsync({ ...input, language }),
      failed: (error) =>
        isApiError(error) && error.code === 'draw.closed' ? t('order.cancelLate') : t('order.cancelFailed'),
    });
  return {
    cancelOrder: ({ orderNo, stake }: LotteryOrder) => ask(t('order.cancelTitle'), stake, { orderNo }),
    cancelLine: (orderNo: string, { subOrderNo, stake }: OrderLine) =>
      ask(t('order.cancelLineTitle'), stake, { orderNo, subOrderNos: [subOrderNo] }),
  };
};
