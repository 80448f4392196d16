import { type LaunchParams, launchGameLink } from '@shared-kernel/contracts/system/paths';
import { useState } from 'react';
import { usePageTitle } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { allowsFreePlay } from '../../shared/launch/free-play.ts';
import { useLaunch } from './api/launch-game.ts';
import { GameFrame } from './game-frame.tsx';
import { LaunchBar } from './launch-bar.tsx';
import { LaunchRefused } from './launch-refused.tsx';
import styles from './launcher.module.css';
import { Opening } from './opening.tsx';
import { SlowNotice } from './slow-notice.tsx';
import { useGameNews } from './use-game-news.ts';
import { useLeaveGame } from './use-leave-game.ts';
import { useOnwardPage } from './use-onward-page.ts';
import { useSlowNotice } from './use-slow-notice.ts';

/** One game from the launch call to the way out. Reload is another attempt: a new launch in a new frame. */
export const Launcher = ({ params }: { readonly params: LaunchParams }) => {
  const { t } = useTranslation('browse');
  const [attempt, setAttempt] = useState(0);
  const [readyAttempt, setReadyAttempt] = useState<number>();
  const [loadedAttempt, setLoadedAttempt] = useState<number>();
  const { data: launch, error, isPending, again } = useLaunch(params);
  const page = useOnwardPage(launch);
  const { leave, goHome, onFrameLoad, onOwnStep } = useLeaveGame(params.pageBack);
  const isReady = readyAttempt === attempt;
  const isSlow = useSlowNotice(attempt, !isReady && error === null);
  const {
    hear,
    balance,
    relaunch: retry,
  } = useGameNews({
    isFreePlay: launch?.isFreePlay === true,
    onReady: () => setReadyAttempt(attempt),
    onLeave: leave,
    onRelaunch: () => {
      setAttempt((before) => before + 1);
      again();
    },
  });
  usePageTitle(launch?.game?.gameName);
  const load = () => {
    setLoadedAttempt(attempt);
    onFrameLoad();
  };

  return (
    <div className={styles.page}>
      <LaunchBar launch={error === null ? launch : null} balance={balance} onLeave={leave} onReload={retry} />
      <main className={styles.area}>
        {error !== null && (
          <LaunchRefused
            code={error.code}
            error={error}
            isFreePlayAllowed={params.isFreePlay !== true && allowsFreePlay(params)}
            demoLink={launchGameLink({ ...params, isFreePlay: true })}
            isRetrying={isPending}
            onRetry={retry}
            onHome={goHome}
          />
        )}
        {launch !== undefined && page === undefined && (
          <GameFrame
            key={attempt}
            url={launch.url}
            title={launch.game?.gameName ?? t('launch.title')}
            onMessage={hear}
            onLoad={load}
            onOwnStep={onOwnStep}
          />
        )}
        {error === null && !isReady && loadedAttempt !== attempt && <Opening game={launch?.game} />}
        {isSlow && <SlowNotice onRetry={retry} onHome={goHome} />}
      </main>
    </div>
  );
};
