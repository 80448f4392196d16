import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { lazyComponent } from 'shared-kernel/lazy';
import { useCarousel } from '../../../shared/carousel/use-carousel.ts';
import type { HotMatch } from '../../../shared/launch/launch-target.ts';
import { MatchLine, matchKey } from './match-line.tsx';
import styles from './match-ticker.module.css';

/** Browsing §9. */
const SPEED_MS = 500;
const AUTOPLAY_MS = 5000;

interface MatchTickerProps {
  readonly matches: readonly HotMatch[];
  readonly onOpen: () => void;
}

/** One match at a time, upwards; with one match it stands still. Tapping opens the list of all (browsing §2). */
const MatchTicker = ({ matches, onOpen }: MatchTickerProps) => {
  const { t } = useTranslation('browse');
  const { ref, isMoving } = useCarousel({
    isOn: matches.length > 1,
    direction: 'vertical',
    slidesPerView: 1,
    spaceBetween: 0,
    speedMs: SPEED_MS,
    autoplayMs: AUTOPLAY_MS,
    isDraggable: false,
    trackClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
  });
  return (
    <div className={styles.ticker}>
      <div ref={ref} className={styles.box} data-moving={isMoving || undefined} aria-hidden="true">
        <div className={styles.track}>
          {matches.map((match) => (
            <div key={matchKey(match)} className={styles.slide}>
              <MatchLine match={match} />
            </div>
          ))}
        </div>
      </div>
      <span className={styles.chevron}>
        <Icon of={ChevronRight} />
      </span>
      <button
        type="button"
        className={styles.cover}
        aria-haspopup="dialog"
        aria-label={t('matches.open', { count: matches.length })}
        onClick={onOpen}
      />
    </div>
  );
};

const LazyMatchSheet = lazyComponent(() => import('./match-sheet.tsx').then(({ MatchSheet }) => MatchSheet));

/** The ticker and the list behind it, whose code comes with the first tap. */
export const HotMatches = ({ matches }: { readonly matches: readonly HotMatch[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const takeBack = () => {
    setWasOpened(false);
    setIsOpen(false);
  };
  return (
    <>
      <MatchTicker key={matches.map(matchKey).join()} matches={matches} onOpen={open} />
      <LazyMatchSheet
        enabled={wasOpened}
        onLoadError={takeBack}
        matches={matches}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};
