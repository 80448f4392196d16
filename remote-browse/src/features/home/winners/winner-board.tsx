import { useTranslation } from 'shared-kernel/i18n';
import { EmptyState } from 'shared-kernel/ui/empty-state';
import { FailedState } from 'shared-kernel/ui/failed-state';
import { SectionHead } from 'shared-kernel/ui/section-head';
import type { LaunchTarget } from '../../../shared/launch/launch-target.ts';
import { PauseButton } from '../../../shared/motion/pause-button.tsx';
import { useWinners } from '../api/winner-board.ts';
import styles from './winner-board.module.css';
import { WinnerSkeleton } from './winner-skeleton.tsx';
import { AUTO_SCROLL_ABOVE, WinnerTicker } from './winner-ticker.tsx';

/** The home page's block of recent wins: title, list, and its pause control when it moves. */
export const WinnerBoard = ({ launchTo }: { readonly launchTo: (target: LaunchTarget) => string }) => {
  const { t } = useTranslation('browse');
  const { data: winners, isError, isFetching, refetch } = useWinners();
  const moves = winners !== undefined && winners.length > AUTO_SCROLL_ABOVE;
  return (
    <section className={styles.board}>
      <SectionHead title={t('winners.title')} trailing={moves && <PauseButton size="l" />} />
      {winners === undefined && !isError && <WinnerSkeleton />}
      {winners === undefined && isError && (
        <FailedState isSmall title={t('winners.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {winners?.length === 0 && <EmptyState title={t('winners.empty')} text={t('winners.emptyText')} />}
      {winners !== undefined && winners.length > 0 && (
        <WinnerTicker key={winners.map(({ id }) => id).join()} winners={winners} launchTo={launchTo} />
      )}
    </section>
  );
};
