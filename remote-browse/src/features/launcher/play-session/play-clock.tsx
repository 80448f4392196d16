import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight, Clock } from '@shared-kernel/ui/icons';
import { Money } from '@shared-kernel/ui/money';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import { useLimitTexts } from '../../../shared/play-limit/limit-texts.ts';
import { usePlayTime } from '../../../shared/play-limit/use-play-time.ts';
import styles from './play-clock.module.css';
import type { PlaySession } from './use-play-session.ts';

/** Under the bar over a game: how long the session of play has lasted, and what it has won or lost; leads to the limits. */
export const PlayClock = ({ isShown, figures, minutes }: PlaySession) => {
  const { t } = useTranslation('browse');
  const tLimit = useLimitTexts();
  const inWords = usePlayTime();
  const isVisible = useBalanceVisibility();
  if (!isShown) return null;
  return (
    <section aria-label={t('launch.session.label')}>
      <Link className={styles.clock} to={limitsLink}>
        <span className={styles.time}>
          <Icon of={Clock} size="s" />
          {figures === undefined ? t('launch.session.label') : t('launch.session.time', { time: inWords(minutes) })}
        </span>
        {figures !== undefined && (
          <span>
            {t('launch.session.net')} <Money amount={figures.net} size={1} tone="plain" isHidden={!isVisible} />
          </span>
        )}
        <span className={styles.limits}>
          {tLimit('see')}
          <Icon of={ChevronRight} size="s" />
        </span>
      </Link>
    </section>
  );
};
