import { Card } from '@shared-kernel/ui/card';
import { Countdown } from '@shared-kernel/ui/countdown';
import { Tag } from '@shared-kernel/ui/tag';
import { useTranslation } from 'shared-kernel/i18n';
import { ResultNumbers } from '../../shared/lottery/balls.tsx';
import { useDrawState } from '../../shared/lottery/draw-clock.ts';
import { useDrawTime } from '../../shared/lottery/draw-time.ts';
import type { Draw, DrawResult } from '../../shared/lottery/lottery.ts';
import { Quiet } from '../../shared/lottery/quiet.tsx';
import styles from './draw-bar.module.css';
import { PastResults } from './results/past-results.tsx';

interface DrawBarProps {
  readonly gameCode: string;
  readonly draw: Draw | undefined;
  /** Of the draws before it, newest first. */
  readonly results: readonly DrawResult[];
}

/** What ends next, and when: the sale, then the wait for the numbers. */
const Clock = ({ draw }: { readonly draw: Draw | undefined }) => {
  const { t } = useTranslation('browse');
  const state = useDrawState(draw);
  if (draw === undefined) return null;
  if (state === 'closed' && draw.drawsAt === undefined) return <Tag tone="warn">{t('lottery.closed')}</Tag>;
  const label = state === 'open' ? t('lottery.closesIn') : t('play.drawsIn');
  return (
    <p className={styles.clock} data-state={state}>
      <Quiet>{label}</Quiet>
      <span className={styles.time}>
        <Countdown until={state === 'open' ? draw.closesAt : (draw.drawsAt ?? draw.closesAt)} label={label} />
      </span>
    </p>
  );
};

/** The draw that comes next with its clock, which stays in view, the numbers of the draw before, and the way to those before that. */
export const DrawBar = ({ gameCode, draw, results }: DrawBarProps) => {
  const { t } = useTranslation('browse');
  const drawTime = useDrawTime();
  const [result] = results;
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.what}>
          {draw !== undefined && <Quiet>{t('play.nextDraw')}</Quiet>}
          <h2 className={styles.when}>
            {draw === undefined ? t('lottery.notOnSale') : drawTime(draw.numero, draw.drawsAt)}
          </h2>
        </div>
        <Clock draw={draw} />
      </div>
      <Card variant="well" className={styles.result}>
        {result === undefined ? (
          <Quiet>{t('lottery.noResult')}</Quiet>
        ) : (
          <>
            <div>
              <Quiet>{t('lottery.lastResult')}</Quiet>
              <Quiet>{drawTime(result.numero, result.drawnAt)}</Quiet>
            </div>
            <ResultNumbers result={result} />
          </>
        )}
        <PastResults gameCode={gameCode} draw={draw} results={results} />
      </Card>
    </>
  );
};
