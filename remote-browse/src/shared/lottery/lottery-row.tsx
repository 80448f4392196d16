import { addDays } from '@shared-kernel/contracts/system/calendar';
import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { Countdown } from '@shared-kernel/ui/countdown';
import { Picture } from '@shared-kernel/ui/picture';
import { Tag } from '@shared-kernel/ui/tag';
import type { ReactNode } from 'react';
import { today } from 'shared-kernel/clock';
import { merchantDay, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import { ResultNumbers } from './balls.tsx';
import { useDrawState } from './draw-clock.ts';
import { type Lottery, pageOfLottery } from './lottery.ts';
import styles from './lottery-row.module.css';
import { Quiet } from './quiet.tsx';

const PICTURE_PX = 48;

/** How long a draw still takes orders, or that it takes none. */
const Sale = ({ draw }: { readonly draw: Lottery['opened'] }) => {
  const { t } = useTranslation('browse');
  const state = useDrawState(draw);
  if (draw === undefined || state !== 'open')
    return <Tag tone="warn">{state === 'none' ? t('lottery.notOnSale') : t('lottery.closed')}</Tag>;
  return (
    <>
      <Quiet>{t('lottery.closesIn')}</Quiet>
      <Countdown until={draw.closesAt} label={t('lottery.closesIn')} />
    </>
  );
};

/** When its numbers are drawn: every few minutes all day, or at a time of today, tomorrow or a later day. */
const useDrawTime = ({ everyMinutes, opened }: Lottery): string | undefined => {
  const { t } = useTranslation('browse');
  const { time, minute } = useFormat();
  if (everyMinutes !== undefined) return t('lottery.every', { count: everyMinutes });
  if (opened?.drawsAt === undefined) return undefined;
  const day = merchantDay(opened.drawsAt);
  if (day === today()) return t('lottery.today', { time: time(opened.drawsAt) });
  return day === addDays(today(), 1) ? t('lottery.tomorrow', { time: time(opened.drawsAt) }) : minute(opened.drawsAt);
};

/** What the lowest stake can win. */
const TopPrize = ({ amount, stake }: NonNullable<Lottery['topPrize']>) => {
  const { t } = useTranslation('browse');
  const { wholeMoney } = useFormat();
  return (
    <span className={styles.prize}>
      {t('lottery.topPrize', { prize: wholeMoney(amount), stake: wholeMoney(stake) })}
    </span>
  );
};

interface LotteryRowProps {
  readonly lottery: Lottery;
  readonly prizeMode: PrizeModeCode;
  /** Beside the row, with a target of its own: a pin. */
  readonly children?: ReactNode;
}

/** One lottery: its draw, its last numbers, and how long it can still be played. All of it leads to its page. */
export const LotteryRow = ({ lottery, prizeMode, children }: LotteryRowProps) => {
  const { t } = useTranslation('browse');
  const { gameName, iconUrl, opened, lastResult, topPrize } = lottery;
  const drawTime = useDrawTime(lottery);
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.place}>
        <Link to={pageOfLottery(lottery, prizeMode)} className={styles.link}>
          <Picture src={iconUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} fit="top" />
          <span className={styles.body}>
            <span className={styles.name}>{gameName}</span>
            {drawTime !== undefined && <Quiet>{drawTime}</Quiet>}
            {topPrize !== undefined && <TopPrize {...topPrize} />}
          </span>
          <span className={styles.sale}>
            <Sale draw={opened} />
          </span>
          <span className={styles.result}>
            {lastResult === undefined ? (
              <Quiet>{t('lottery.noResult')}</Quiet>
            ) : (
              <>
                <ResultNumbers result={lastResult} />
                <Quiet>{t('lottery.draw', { number: lastResult.numero })}</Quiet>
              </>
            )}
          </span>
        </Link>
      </div>
      {children}
    </Card>
  );
};
