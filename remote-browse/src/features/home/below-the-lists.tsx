import type { LaunchTarget } from '../../shared/launch/launch-target.ts';
import { HomeFooter } from './footer/home-footer.tsx';
import styles from './home.page.module.css';
import { DownloadBar } from './install/download-bar.tsx';
import { JackpotBanner } from './jackpot/jackpot-banner.tsx';
import { WinnerBoard } from './winners/winner-board.tsx';

interface BelowTheListsProps {
  readonly jackpot: number | undefined;
  readonly launchTo: (target: LaunchTarget) => string;
  /** Absent when there is nothing to download. */
  readonly onDownload: (() => void) | undefined;
}

/** Jackpot, wins, the app, the small print: below the first screen, so its code comes after the first view. */
export const BelowTheLists = ({ jackpot, launchTo, onDownload }: BelowTheListsProps) => (
  <>
    <div className={styles.inset} data-apart>
      <JackpotBanner value={jackpot} />
    </div>
    <WinnerBoard launchTo={launchTo} />
    <div className={styles.inset}>
      {onDownload !== undefined && <DownloadBar onOpen={onDownload} />}
      <HomeFooter />
    </div>
  </>
);
