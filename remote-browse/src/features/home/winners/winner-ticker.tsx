import { useTranslation } from 'shared-kernel/i18n';
import { useCarousel } from '../../../shared/carousel/use-carousel.ts';
import { type LaunchTarget, targetOfGame } from '../../../shared/launch/launch-target.ts';
import type { Winner } from '../../../shared/winners/winner.mapper.ts';
import { WinnerRow } from './winner-row.tsx';
import styles from './winner-ticker.module.css';

/** With more entries than this the list moves by itself; otherwise it shows three, the fourth by a swipe (browsing §9). */
export const AUTO_SCROLL_ABOVE = 4;
const MOVING_ROWS = 4;
const AUTOPLAY_MS = 3000;
const SPEED_MS = 500;

interface WinnerTickerProps {
  readonly winners: readonly Winner[];
  readonly launchTo: (target: LaunchTarget) => string;
}

/** The wins, highest first, one row up every few seconds. */
export const WinnerTicker = ({ winners, launchTo }: WinnerTickerProps) => {
  const { t } = useTranslation('browse');
  const moves = winners.length > AUTO_SCROLL_ABOVE;
  const { ref, isMoving } = useCarousel({
    isOn: moves,
    direction: 'vertical',
    slidesPerView: MOVING_ROWS,
    spaceBetween: 0,
    speedMs: SPEED_MS,
    autoplayMs: AUTOPLAY_MS,
    isDraggable: false,
    isList: true,
    trackClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
  });
  return (
    <div ref={ref} className={styles.box} data-rows={moves ? 'moving' : 'still'} data-moving={isMoving || undefined}>
      <ul className={styles.track} aria-label={t('winners.title')}>
        {winners.map((winner) => (
          <li key={winner.id} className={styles.slide}>
            <WinnerRow winner={winner} to={winner.game && launchTo(targetOfGame(winner.game))} />
          </li>
        ))}
      </ul>
    </div>
  );
};
