import { lazyComponent } from 'shared-kernel/lazy';
import { useIsIdle } from '../../shared/idle/when-idle.ts';
import type { LaunchTarget } from '../../shared/launch/launch-target.ts';
import styles from './home.page.module.css';
import { JackpotBanner } from './jackpot/jackpot-banner.tsx';
import { WinnerBoard } from './winners/winner-board.tsx';

const LazyDownloadCard = lazyComponent(() =>
  import('./install/download-card.tsx').then(({ DownloadCard }) => DownloadCard),
);

/** The download card, at the foot of the page: its code and its settings come last. */
const DownloadBar = ({ onOpen }: { readonly onOpen: () => void }) => (
  <LazyDownloadCard enabled={useIsIdle()} onOpen={onOpen} />
);

export { HomeFooter } from './footer/home-footer.tsx';

interface HomeBlocksProps {
  readonly jackpot: number | undefined;
  readonly launchTo: (target: LaunchTarget) => string;
  /** Absent when there is nothing to download. */
  readonly onDownload: (() => void) | undefined;
}

/**
 * Jackpot, wins and the app: below the first screen, so their code comes after the first view. Within a list without an end
 * they stand after its first page, where they can be reached (house rules: home blocks).
 */
export const HomeBlocks = ({ jackpot, launchTo, onDownload }: HomeBlocksProps) => (
  <div className={styles.blocks}>
    <div className={styles.inset} data-apart>
      <JackpotBanner value={jackpot} />
    </div>
    <WinnerBoard launchTo={launchTo} />
    {onDownload !== undefined && (
      <div className={styles.inset}>
        <DownloadBar onOpen={onDownload} />
      </div>
    )}
  </div>
);
