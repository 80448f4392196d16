import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { CopyNumber, Figure, Outcome, RecordCard } from 'shared-kernel/records';
import { useCountdown } from 'shared-kernel/timer';
import { Button } from 'shared-kernel/ui/button';
import { Countdown } from 'shared-kernel/ui/countdown';
import { isWaiting, type LotteryOrder, netOf } from './lottery-order.ts';
import styles from './orders.module.css';
import { StatusTag } from './status-tag.tsx';

interface OrderCardProps {
  readonly order: LotteryOrder;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
}

/** Until the cut-off: how long it can still be taken back, and how. */
const CancelFoot = ({ until, onCancel }: { readonly until: string; readonly onCancel: () => void }) => {
  const { t } = useTranslation('browse');
  const { isOver } = useCountdown(until);
  if (isOver) return <p className={styles.note}>{t('order.cancelLate')}</p>;
  return (
    <div className={styles.foot}>
      <p className={styles.note}>
        {t('lottery.closesIn')} <Countdown until={until} label={t('lottery.closesIn')} />
      </p>
      <Button size="s" variant="quiet" onClick={onCancel}>
        {t('order.cancel')}
      </Button>
    </div>
  );
};

/** One order: its draw, what came of it, and while the draw is open the way back. */
export const OrderCard = ({ order, onOpen, onCancel }: OrderCardProps) => {
  const { t } = useTranslation('browse');
  const { clock, number } = useFormat();
  const { numero, placedAt, status, stake, lines, orderNo, cancelUntil } = order;
  const draw = t('lottery.draw', { number: numero });
  const isSettled = status === 'settled';
  return (
    <RecordCard
      title={draw}
      note={placedAt === undefined ? '' : clock(placedAt)}
      outcome={isSettled ? <Outcome amount={netOf(order)} /> : <StatusTag status={status} />}
      {...(isSettled && { state: t('order.status.settled') })}
      fields={[
        { name: t('order.stake'), value: <Figure amount={stake} /> },
        { name: t('order.lines'), value: number(lines) },
        { name: t('order.number'), value: <CopyNumber number={orderNo} /> },
      ]}
      {...(isWaiting(order) &&
        cancelUntil !== undefined && { foot: <CancelFoot until={cancelUntil} onCancel={onCancel} /> })}
      onOpen={onOpen}
    />
  );
};
