import { useTranslation } from 'shared-kernel/i18n';
import { Figure } from 'shared-kernel/records';
import { Button } from 'shared-kernel/ui/button';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { Balls } from '../../../shared/lottery/balls.tsx';
import type { Play } from '../../../shared/lottery/lottery.ts';
import { useOrderDetail } from '../api/order-detail.ts';
import { spellLine } from '../picks/marks.ts';
import { isCancellable, type OrderDetail, type OrderLine } from './lottery-order.ts';
import styles from './orders.module.css';
import { StatusTag } from './status-tag.tsx';

interface LinesProps {
  readonly order: OrderDetail;
  readonly plays: readonly Play[];
  readonly onCancelLine: (line: OrderLine) => void;
}

const spell = ({ playCode, marks }: OrderLine, plays: readonly Play[]): string => {
  const play = plays.find((each) => each.playCode === playCode);
  return play === undefined ? marks.map((group) => group.join(', ')).join(' – ') : spellLine(play, marks);
};

const Lines = ({ order, plays, onCancelLine }: LinesProps) => {
  const { t } = useTranslation('browse');
  const { suborders, numbers } = order;
  const canCancel = isCancellable(order) && suborders.filter(({ status }) => status === 'waiting').length > 1;
  return (
    <>
      {numbers.length > 0 && (
        <p className={styles.drawn}>
          <span className={styles.note}>{t('order.drawn')}</span>
          <Balls label={t('order.drawn')} numbers={numbers} />
        </p>
      )}
      <ul className={styles.lines}>
        {suborders.map((line) => (
          <li key={line.subOrderNo} className={styles.line}>
            <div className={styles.words}>
              <p className={styles.marks}>{spell(line, plays)}</p>
              <p className={styles.note}>
                {t('order.bets', { play: line.playName, count: line.combinations, multiple: line.multiple })}
              </p>
            </div>
            <div className={styles.sums}>
              <Figure amount={line.status === 'won' ? line.payout : line.stake} />
              <StatusTag status={line.status} />
            </div>
            {canCancel && line.status === 'waiting' && (
              <Button size="s" variant="quiet" onClick={() => onCancelLine(line)}>
                {t('order.cancelLine')}
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
  const { t } = useTranslation('browse');
  return (
    <Loaded
      query={useOrderDetail(orderNo)}
      wait={<Skeleton height={ROW_PX * 2} />}
      failed={{ title: t('order.detailFailed') }}
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
  const { t } = useTranslation('browse');
  const { orderNo, ...lines } = detail;
  return (
    <Sheet isOpen={orderNo !== null} onClose={onClose} title={t('order.detail')}>
      {orderNo !== null && <Detail orderNo={orderNo} {...lines} />}
    </Sheet>
  );
};
