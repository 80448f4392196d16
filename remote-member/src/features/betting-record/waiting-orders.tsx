import { useState } from 'react';
import { addDays } from 'shared-kernel/clock';
import { getPlayMenu } from 'shared-kernel/contracts/lotteries';
import { PAGE_SIZE_MAX, PRIZE_MODES } from 'shared-kernel/contracts/values';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import {
  isWaiting,
  type LotteryOrder,
  OrderCard,
  OrderSheet,
  useCancelling,
  useLotteryTexts,
  useOrders,
} from 'shared-kernel/lottery';
import { useApi } from 'shared-kernel/query';
import { useToday } from 'shared-kernel/timer';
import { Loaded } from 'shared-kernel/ui/loaded';
import { SectionHead } from 'shared-kernel/ui/section-head';
import styles from './waiting-orders.module.css';

/** No draw opens longer before its hour. */
const LONGEST_WAIT_DAYS = 7;

/** The member's lottery orders whose draw is not settled. */
export const useWaitingOrders = () => {
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

/** The names of what can be marked in an order's lottery, as it was sold. */
const usePlaysOf = (order: LotteryOrder | undefined) => {
  const prizeMode = PRIZE_MODES.find((mode) => mode === order?.prizeMode) ?? 'Elott';
  const input = { gameCode: order?.gameCode ?? '', prizeMode, language: useLanguage() };
  const { data } = useApi(getPlayMenu, input, { enabled: order !== undefined });
  return data?.tabs.flatMap(({ plays }) => plays) ?? [];
};

/**
 * Lottery orders that wait for their draw, with the way back before the cut-off (screens: gameRecord). They are no bets of
 * the list yet: nothing stands here when there is none, and while they are on their way.
 */
export const WaitingOrders = ({ orders }: { readonly orders: ReturnType<typeof useWaitingOrders> }) => {
  const { t } = useTranslation('member');
  const own = useLotteryTexts();
  const [opened, setOpened] = useState<LotteryOrder>();
  const plays = usePlaysOf(opened);
  const { cancelOrder, cancelLine } = useCancelling();
  return (
    <>
      <Loaded
        query={orders}
        wait={null}
        failed={{ title: own('failed') }}
        isEmpty={({ list }) => !list.some(isWaiting)}
      >
        {({ list }) => (
          <section className={styles.orders} aria-label={t('record.waiting')}>
            <SectionHead title={t('record.waiting')} />
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
