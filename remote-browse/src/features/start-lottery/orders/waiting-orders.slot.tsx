import { getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import { PAGE_SIZE_MAX, PRIZE_MODES } from '@shared-kernel/contracts/system/values';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useEffect, useEffectEvent, useState } from 'react';
import { addDays } from 'shared-kernel/clock';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import type { SlotProps } from 'shared-kernel/remote';
import { useToday } from 'shared-kernel/timer';
import { isWaiting, type LotteryOrder } from '../../../shared/orders/lottery-order.ts';
import { OrderCard } from '../../../shared/orders/order-card.tsx';
import { OrderSheet } from '../../../shared/orders/order-sheet.tsx';
import styles from '../../../shared/orders/orders.module.css';
import { useOrdersTexts } from '../../../shared/orders/orders-texts.ts';
import { useCancelling } from '../../../shared/orders/use-cancelling.ts';
import { useOrders } from '../../../shared/orders/use-orders.ts';

/** No draw opens longer before its hour. */
const LONGEST_WAIT_DAYS = 7;

/** The member's lottery orders whose draw is not settled. */
const useWaitingOrders = () => {
  const today = useToday();
  return useOrders({
    startDate: addDays(today, -LONGEST_WAIT_DAYS),
    endDate: today,
    status: 'placed',
    pageNo: 1,
    pageSize: PAGE_SIZE_MAX,
    language: useLanguage(),
  });
};

/** The plays of an order's lottery, for the names of what was marked. */
const usePlaysOf = (order: LotteryOrder | undefined) => {
  const prizeMode = PRIZE_MODES.find((mode) => mode === order?.prizeMode) ?? 'Elott';
  const input = { gameCode: order?.gameCode ?? '', prizeMode, language: useLanguage() };
  const { data } = useApi(getPlayMenu, input, { enabled: order !== undefined });
  return data?.tabs.flatMap(({ plays }) => plays) ?? [];
};

/**
 * Lottery orders that wait for their draw, with a cancel button before the cut-off (screens: gameRecord). The list of bets
 * does not have them yet. Renders nothing while the orders load, and when there are none.
 */
export const Slot = ({ onLoadingChange }: SlotProps['bets.waiting']) => {
  const t = useOrdersTexts();
  const orders = useWaitingOrders();
  const [opened, setOpened] = useState<LotteryOrder>();
  const plays = usePlaysOf(opened);
  const { cancelOrder, cancelLine } = useCancelling();
  const { isLoading } = orders;
  const report = useEffectEvent(onLoadingChange);
  useEffect(() => report(isLoading), [isLoading]);
  return (
    <>
      <Loaded
        query={orders}
        fallback={null}
        errorFallback={{ title: t('failed') }}
        isEmpty={({ list }) => !list.some(isWaiting)}
      >
        {({ list }) => (
          <section className={styles.orders} aria-label={t('open')}>
            <SectionHead title={t('open')} />
            {list.filter(isWaiting).map((order) => (
              <OrderCard
                key={order.orderNo}
                order={order}
                hasGame={true}
                onOpen={() => setOpened(order)}
                onCancel={() => void cancelOrder(order)}
              />
            ))}
          </section>
        )}
      </Loaded>
      <OrderSheet
        orderNo={opened?.orderNo ?? null}
        plays={plays}
        onClose={() => setOpened(undefined)}
        onCancelLine={(line) => opened !== undefined && void cancelLine(opened.orderNo, line)}
      />
    </>
  );
};
