import { type LaunchParams, launchGameLink } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { RotateCw } from '@shared-kernel/ui/icons';
import { Picture } from '@shared-kernel/ui/picture';
import { Spinner } from '@shared-kernel/ui/spinner';
import { useEffect, useState } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { usePageTitle } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { allowsFreePlay } from '../../shared/launch/free-play.ts';
import { type Launch, useLaunch, useOnwardPage } from './api/launch-game.ts';
import { GameFrame } from './game-frame.tsx';
import { LaunchBar } from './launch-bar.tsx';
import { LaunchRefused } from './launch-refused.tsx';
import styles from './launcher.module.css';
import { PlayClock } from './play-session/play-clock.tsx';
import { RealityCheck } from './play-session/reality-check.tsx';
import { usePlaySession } from './play-session/use-play-session.ts';
import { TrialLine } from './trial-line.tsx';
import { useGameNews } from './use-game-news.ts';
import { useLeaveGame } from './use-leave-game.ts';

/** A game that has not said `game.ready` by then gets a notice with Retry and Home (screens: launchGame). */
export const READY_WITHIN_MS = 12_000;

/** True once an attempt has been on its way for too long. */
const useSlowNotice = (attempt: number, isWaiting: boolean): boolean => {
  const [slowAttempt, setSlowAttempt] = useState<number>();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlowAttempt(attempt), READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [attempt, isWaiting]);
  return isWaiting && slowAttempt === attempt;
};

interface SlowNoticeProps {
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Over a game that takes too long to show itself. */
const SlowNotice = ({ onRetry, onHome }: SlowNoticeProps) => {
  const { t } = useTranslation('browse');
  const tCommon = useCommonTexts();
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{t('launch.slow.title')}</p>
      <p className={styles.text}>{t('launch.slow.text')}</p>
      <div className={styles.actions}>
        <Button size="s" icon={RotateCw} onClick={onRetry}>
          {tCommon('retry')}
        </Button>
        <Button size="s" variant="line" onClick={onHome}>
          {tCommon('home')}
        </Button>
      </div>
    </div>
  );
};

const ART = { width: 120, height: 160 } as const;

/** Until the game shows itself: its art once it is known, and that it is on its way. */
const Opening = ({ game }: { readonly game: Launch['game'] | undefined }) => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.opening} role="status">
      <span className={styles.art}>
        {game !== undefined && <Picture src={game.iconUrl} alt="" {...ART} isBlock isFirst />}
      </span>
      <span className={styles.words}>
        <Spinner />
        {t('launch.opening')}
      </span>
    </div>
  );
};

/** One game from the launch call to the way out. Reload is another attempt: a new launch in a new frame. */
export const Launcher = ({ params }: { readonly params: LaunchParams }) => {
  const { t } = useTranslation('browse');
  const [attempt, setAttempt] = useState(0);
  const [readyAttempt, setReadyAttempt] = useState<number>();
  const [loadedAttempt, setLoadedAttempt] = useState<number>();
  const { data: launch, error, isPending, again } = useLaunch(params);
  const page = useOnwardPage(launch);
  const { leave, goHome, onFrameLoad, onOwnStep } = useLeaveGame(params.pageBack);
  const session = usePlaySession(error === null && launch !== undefined && page === undefined);
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
      <TrialLine />
      <PlayClock {...session} />
      <main className={styles.area} inert={session.isDue}>
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
      <RealityCheck session={session} onLeave={leave} onOwnStep={onOwnStep} />
    </div>
  );
};
