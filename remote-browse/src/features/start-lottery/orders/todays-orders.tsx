import { paths } from '@shared-kernel/contracts/system/paths';
import { RECORD_PAGE_SIZE } from '@shared-kernel/contracts/system/values';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useToday } from 'shared-kernel/timer';
import { Balls } from '../../../shared/lottery/balls.tsx';
import type { Play } from '../../../shared/lottery/lottery.ts';
import { OrderCard } from '../../../shared/orders/order-card.tsx';
import { OrderSheet } from '../../../shared/orders/order-sheet.tsx';
import { useOrdersTexts } from '../../../shared/orders/orders-texts.ts';
import { useCancelling } from '../../../shared/orders/use-cancelling.ts';
import { useOrders } from '../../../shared/orders/use-orders.ts';
import styles from './orders.module.css';

/** The member's orders of today in a lottery. */
const useTodaysOrders = (gameCode: string) => {
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

interface TodaysOrdersProps {
  readonly gameCode: string;
  readonly plays: readonly Play[];
}

/** A card's height with its figures. */
const CARD_PX = 122;

const Drawn = ({ numbers }: { readonly numbers: readonly string[] }) => {
  const { t } = useTranslation('browse');
  return (
    <p className={styles.drawn}>
      <span className={styles.note}>{t('order.drawn')}</span>
      <Balls label={t('order.drawn')} numbers={numbers} />
    </p>
  );
};

/** The member's orders of today in this lottery; older ones are in the betting record. */
export const TodaysOrders = ({ gameCode, plays }: TodaysOrdersProps) => {
  const { t } = useTranslation('browse');
  const own = useOrdersTexts();
  const [openNo, setOpenNo] = useState<string | null>(null);
  const { cancelOrder, cancelLine } = useCancelling();
  return (
    <section className={styles.orders} aria-label={t('order.today')}>
      <SectionHead
        title={t('order.today')}
        trailing={
          <LinkButton size="s" variant="quiet" to={paths.bettingRecord}>
            {t('order.all')}
          </LinkButton>
        }
      />
      <Loaded
        query={useTodaysOrders(gameCode)}
        fallback={<Skeleton height={CARD_PX} radius="3" />}
        errorFallback={{ title: own('failed') }}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className={styles.note}>{t('order.none')}</p>}
      >
        {({ list }) =>
          list.map((order) => (
            <OrderCard
              key={order.orderNo}
              order={order}
              onOpen={() => setOpenNo(order.orderNo)}
              onCancel={() => void cancelOrder(order)}
            />
          ))
        }
      </Loaded>
      <OrderSheet
        orderNo={openNo}
        plays={plays}
        renderDrawn={(numbers) => <Drawn numbers={numbers} />}
        onClose={() => setOpenNo(null)}
        onCancelLine={(line) => openNo !== null && void cancelLine(openNo, line)}
      />
    </section>
  );
};
