import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useTranslation } from 'shared-kernel/i18n';
import type { LaunchTarget } from '../../../shared/launch/launch-target.ts';
import { PauseButton } from '../../../shared/motion/pause-button.tsx';
import { useWinners } from '../../../shared/winners/winner-board.ts';
import styles from './winner-board.module.css';
import { WinnerSkeleton } from './winner-skeleton.tsx';
import { AUTO_SCROLL_ABOVE, WinnerTicker } from './winner-ticker.tsx';

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
        wait={<WinnerSkeleton />}
        failed={{ title: t('winners.failed') }}
        isEmpty={(winners) => winners.length === 0}
        empty={<EmptyState title={t('winners.empty')} text={t('winners.emptyText')} />}
      >
        {(winners) => <WinnerTicker key={winners.map(({ id }) => id).join()} winners={winners} launchTo={launchTo} />}
      </Loaded>
    </section>
  );
};
