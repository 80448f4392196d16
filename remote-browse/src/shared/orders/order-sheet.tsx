import { getOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { Figure } from '@shared-kernel/records';
import { Button } from '@shared-kernel/ui/button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ReactNode } from 'react';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { isCancellable, type OrderDetail, type OrderLine } from './lottery-order.ts';
import styles from './orders.module.css';
import { useOrdersTexts } from './orders-texts.ts';
import { type Spelt, spellLine } from './spell-line.ts';
import { StatusTag } from './status-tag.tsx';

/** One order, line by line. */
const useOrderDetail = (orderNo: string) =>
  useApi(getOrder, { orderNo, language: useLanguage() }, { refreshedBy: 'wallet.changed' });

interface SpeltPlay extends Spelt {
  readonly playCode: string;
}

interface LinesProps {
  readonly order: OrderDetail;
  /** The plays of the order's lottery, as far as they are known: they spell what was marked. */
  readonly plays: readonly SpeltPlay[];
  /** The numbers of the draw, once it was drawn. */
  readonly renderDrawn?: (numbers: readonly string[]) => ReactNode;
  readonly onCancelLine: (line: OrderLine) => void;
}

const spell = ({ playCode, marks }: OrderLine, plays: readonly SpeltPlay[]): string => {
  const play = plays.find((each) => each.playCode === playCode);
  return play === undefined ? marks.map((group) => group.join(', ')).join(' – ') : spellLine(play, marks);
};

const Lines = ({ order, plays, renderDrawn, onCancelLine }: LinesProps) => {
  const t = useOrdersTexts();
  const { suborders, numbers } = order;
  const canCancel = isCancellable(order) && suborders.filter(({ status }) => status === 'waiting').length > 1;
  return (
    <>
      {numbers.length > 0 && renderDrawn?.(numbers)}
      <ul className={styles.lines}>
        {suborders.map((line) => (
          <li key={line.subOrderNo} className={styles.line}>
            <div className={styles.words}>
              <p className={styles.marks}>{spell(line, plays)}</p>
              <p className={styles.note}>
                {t('bets', { play: line.playName, count: line.combinations, multiple: line.multiple })}
              </p>
            </div>
            <div className={styles.sums}>
              <Figure amount={line.status === 'won' ? line.payout : line.stake} />
              <StatusTag status={line.status} />
            </div>
            {canCancel && line.status === 'waiting' && (
              <Button size="s" variant="quiet" onClick={() => onCancelLine(line)}>
                {t('cancelLine')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};

interface OrderSheetProps extends Omit<LinesProps, 'order'> {
  readonly orderNo: string;
  readonly onClose: () => void;
}

const ROW_PX = 60;

const Detail = ({ orderNo, ...lines }: Omit<OrderSheetProps, 'onClose'>) => {
  const t = useOrdersTexts();
  return (
    <Loaded
      query={useOrderDetail(orderNo)}
      fallback={<Skeleton height={ROW_PX * 2} />}
      errorFallback={{ title: t('detailFailed') }}
    >
      {(order) => <Lines {...lines} order={order} />}
    </Loaded>
  );
};

/** An order line by line: what was marked, what it cost or paid, and of several the way to take one back. */
export const OrderSheet = ({
  onClose,
  ...detail
}: Omit<OrderSheetProps, 'orderNo'> & { readonly orderNo: string | null }) => {
  const t = useOrdersTexts();
  const { orderNo, ...lines } = detail;
  return (
    <Sheet isOpen={orderNo !== null} onClose={onClose} title={t('detail')}>
      {orderNo !== null && <Detail orderNo={orderNo} {...lines} />}
    </Sheet>
  );
};
