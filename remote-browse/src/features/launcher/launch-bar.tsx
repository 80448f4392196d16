import { BalanceChip } from '@shared-kernel/ui/balance-chip';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { ChevronLeft, RotateCw } from '@shared-kernel/ui/icons';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useTranslation } from 'shared-kernel/i18n';
import type { Launch } from './api/launch-game.ts';
import styles from './launch-bar.module.css';

interface LaunchBarProps {
  /** Undefined while it opens; null when it did not. */
  readonly launch: Launch | undefined | null;
  /** What the running game shows as the balance, in place of the server's last answer. */
  readonly balance?: string | undefined;
  readonly onLeave: () => void;
  /** Left out where there is nothing to load again. */
  readonly onReload?: () => void;
}

const Title = ({ launch }: Pick<LaunchBarProps, 'launch'>) => {
  const { t } = useTranslation('browse');
  if (launch === undefined)
    return (
      <span className={styles.words}>
        <Skeleton width={104} height={14} radius="line" />
        <Skeleton width={52} height={10} radius="line" />
        <VisuallyHidden as="h1">{t('launch.title')}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles.words}>
      <h1 className={styles.title}>{launch?.game?.gameName ?? t('launch.title')}</h1>
      {launch !== null && (
        <span className={styles.vendor}>
          {launch.game?.vendorName || launch.game?.vassalage}
          {launch.isFreePlay && <Tag tone="info">{t('launch.demo')}</Tag>}
        </span>
      )}
    </span>
  );
};

/** The thin bar over a game: back, what is played, reload, and the money. */
export const LaunchBar = ({ launch, balance, onLeave, onReload }: LaunchBarProps) => {
  const { t } = useTranslation('browse');
  return (
    <header className={styles.bar}>
      <IconButton label={t('launch.leave')} icon={ChevronLeft} onClick={onLeave} />
      <Title launch={launch} />
      {onReload !== undefined && <IconButton label={t('launch.reload')} icon={RotateCw} size="m" onClick={onReload} />}
      <BalanceChip shown={balance} />
    </header>
  );
};
