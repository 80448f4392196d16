import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import type { LaunchTarget } from '../../../shared/launch/launch-target.ts';
import { PauseButton } from '../../../shared/motion/pause-button.tsx';
import { useWinners } from '../../../shared/winners/winner-board.ts';
import styles from './winner-board.module.css';
import { AUTO_SCROLL_ABOVE, WinnerTicker } from './winner-ticker.tsx';

const ROWS = 4;

/** Four rows' ground in their exact size. */
const WinnerSkeleton = () => (
  <div className={styles.box} aria-hidden="true">
    {Array.from({ length: ROWS }, (_, place) => (
      <div key={place} className={styles.row}>
        <Skeleton width={40} height={40} />
        <span className={styles.lines}>
          <Skeleton width={84} height={12} radius="line" />
          <Skeleton width={132} height={10} radius="line" />
        </span>
        <Skeleton width={88} height={16} radius="line" />
      </div>
    ))}
  </div>
);

/** The home page's block of recent wins: title, list, and its pause control when it moves. */
export const WinnerBoard = ({ launchTo }: { readonly launchTo: (target: LaunchTarget) => string }) => {
  const { t } = useTranslation('browse');
  const board = useWinners();
  const moves = board.data !== undefined && board.data.length > AUTO_SCROLL_ABOVE;
  return (
    <section className={styles.board}>
      <SectionHead title={t('winners.title')} trailing={moves && <PauseButton size="l" />} />
      <Loaded
        query={board}
        fallback={<WinnerSkeleton />}
        errorFallback={{ title: t('winners.failed') }}
        isEmpty={(winners) => winners.length === 0}
        empty={<EmptyState title={t('winners.empty')} text={t('winners.emptyText')} />}
      >
        {(winners) => <WinnerTicker key={winners.map(({ id }) => id).join()} winners={winners} launchTo={launchTo} />}
      </Loaded>
    </section>
  );
};
