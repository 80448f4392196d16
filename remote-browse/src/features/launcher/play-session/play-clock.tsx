import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { Clock } from '@shared-kernel/ui/icons';
import { Money } from '@shared-kernel/ui/money';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import { usePlayTime } from '../../../shared/play-limit/use-play-time.ts';
import styles from './play-clock.module.css';
import type { PlaySession } from './use-play-session.ts';

/** Under the bar over a game: how long the session of play has lasted, and what it has won or lost; leads to the limits. */
export const PlayClock = ({ isShown, figures, minutes }: PlaySession) => {
  const { t } = useTranslation('browse');
  const inWords = usePlayTime();
  const isVisible = useBalanceVisibility();
  if (!isShown) return null;
  return (
    <section aria-label={t('launch.session.label')}>
      <Link className={styles.clock} to={paths.security}>
        <span className={styles.time}>
          <Icon of={Clock} size="s" />
          {figures === undefined ? t('launch.session.label') : t('launch.session.time', { time: inWords(minutes) })}
        </span>
        {figures !== undefined && (
          <span>
            {t('launch.session.net')} <Money amount={figures.net} size={1} tone="plain" isHidden={!isVisible} />
          </span>
        )}
      </Link>
    </section>
  );
};
