import { cancelSuborders, getOrder, getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { confirm } from '@shared-kernel/ui/confirm';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useLanguage } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import type { LotteryOrder, OrderLine } from './lottery-order.ts';
import { useOrdersTexts } from './orders-texts.ts';

const FAILURES = {
  'draw.closed': 'cancelLate',
  otherwise: 'cancelFailed',
} as const satisfies Failures<'orders', never, FailureCodeOf<typeof cancelSuborders>>;

/** Takes an order or some of its lines back before the cut-off; the stake is in the balance at once. Refused with `draw.closed` after it. */
const useCancelOrder = () =>
  useApiMutation(cancelSuborders, { publishes: ['wallet.changed'], invalidates: [getOrders, getOrder, getBetRecords] });

/** Asks before an order, or a line of one, is taken back, and says where it was too late. */
export const useCancelling = () => {
  const t = useOrdersTexts();
  const language = useLanguage();
  const { money } = useFormat();
  const { mutateAsync } = useCancelOrder();
  const ask = (title: string, stake: string, input: { readonly orderNo: string; readonly subOrderNos?: string[] }) =>
    confirm({
      title,
      text: t('cancelText', { amount: money(stake) }),
      action: t('cancelAction'),
      cancel: t('keep'),
      tone: 'danger',
      run: () => mutateAsync({ ...input, language }),
      failed: (error) => t(wordsOf(FAILURES, error)),
    });
  return {
    cancelOrder: ({ orderNo, stake }: LotteryOrder) => ask(t('cancelTitle'), stake, { orderNo }),
    cancelLine: (orderNo: string, { subOrderNo, stake }: OrderLine) =>
      ask(t('cancelLineTitle'), stake, { orderNo, subOrderNos: [subOrderNo] }),
  };
};
