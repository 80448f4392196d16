import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { Countdown } from '@shared-kernel/ui/countdown';
import { Picture } from '@shared-kernel/ui/picture';
import { Tag } from '@shared-kernel/ui/tag';
import type { ReactNode } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import { ResultNumbers } from './balls.tsx';
import { useDrawState } from './draw-clock.ts';
import { useDrawTime } from './draw-time.ts';
import { type Lottery, pageOfLottery } from './lottery.ts';
import styles from './lottery-row.module.css';
import { useLotteryTexts } from './lottery-texts.ts';
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

interface LotteryRowProps {
  readonly lottery: Lottery;
  readonly prizeMode: PrizeModeCode;
  /** Beside the row, with a target of its own: a pin. */
  readonly children?: ReactNode;
}

/** One lottery: its top prize, its draw, its last numbers, and how long it can still be played. All of it leads to its page. */
export const LotteryRow = ({ lottery, prizeMode, children }: LotteryRowProps) => {
  const { t } = useTranslation('browse');
  const own = useLotteryTexts();
  const { money, wholeMoney } = useFormat();
  const drawTime = useDrawTime();
  const { gameName, iconUrl, topPrize, topPrizeStake, opened, lastResult } = lottery;
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.place}>
        <Link to={pageOfLottery(lottery, prizeMode)} className={styles.link}>
          <Picture src={iconUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} fit="top" />
          <span className={styles.body}>
            <span className={styles.name}>{gameName}</span>
            {topPrize !== undefined && topPrizeStake !== undefined && (
              <span className={styles.prize}>
                {own('topPrize', { prize: wholeMoney(topPrize), stake: money(topPrizeStake) })}
              </span>
            )}
            {opened !== undefined && <Quiet>{drawTime(opened.numero, opened.drawsAt)}</Quiet>}
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
                <Quiet>{drawTime(lastResult.numero, lastResult.drawnAt)}</Quiet>
              </>
            )}
          </span>
        </Link>
      </div>
      {children}
    </Card>
  );
};
