import { CopyNumber, Figure, Outcome, RecordCard } from '@shared-kernel/records';
import { Button } from '@shared-kernel/ui/button';
import { Countdown } from '@shared-kernel/ui/countdown';
import { useFormat } from 'shared-kernel/format';
import { useCountdown } from 'shared-kernel/timer';
import { isWaiting, type LotteryOrder, netOf } from './lottery-order.ts';
import styles from './orders.module.css';
import { useOrdersTexts } from './orders-texts.ts';
import { StatusTag } from './status-tag.tsx';

interface OrderCardProps {
  readonly order: LotteryOrder;
  /** Among orders of several lotteries: which one. */
  readonly hasGame?: boolean;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
}

/** Until the cut-off: how long it can still be taken back, and how. */
const CancelFoot = ({ until, onCancel }: { readonly until: string; readonly onCancel: () => void }) => {
  const t = useOrdersTexts();
  const { isOver } = useCountdown(until);
  if (isOver) return <p className={styles.note}>{t('cancelLate')}</p>;
  return (
    <div className={styles.foot}>
      <p className={styles.note}>
        {t('closesIn')} <Countdown until={until} label={t('closesIn')} />
      </p>
      <Button size="s" variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
};

/** One order: its draw, what came of it, and while the draw is open the way back. */
export const OrderCard = ({ order, hasGame = false, onOpen, onCancel }: OrderCardProps) => {
  const t = useOrdersTexts();
  const { clock, number } = useFormat();
  const { numero, placedAt, status, stake, lines, orderNo, cancelUntil } = order;
  const draw = t('draw', { number: numero });
  const placed = placedAt === undefined ? '' : clock(placedAt);
  const isSettled = status === 'settled';
  return (
    <RecordCard
      {...(hasGame
        ? { picture: order.iconUrl, title: order.gameName, note: `${draw} · ${placed}` }
        : { title: draw, note: placed })}
      outcome={isSettled ? <Outcome amount={netOf(order)} /> : <StatusTag status={status} />}
      {...(isSettled && { state: t('status.settled') })}
      fields={[
        { name: t('stake'), value: <Figure amount={stake} /> },
        { name: t('lines'), value: number(lines) },
        { name: t('number'), value: <CopyNumber number={orderNo} /> },
      ]}
      {...(isWaiting(order) &&
        cancelUntil !== undefined && { foot: <CancelFoot until={cancelUntil} onCancel={onCancel} /> })}
      onOpen={onOpen}
    />
  );
};
