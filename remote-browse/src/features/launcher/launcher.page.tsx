import { readLaunchParams } from '@shared-kernel/contracts/system/paths';
import { useSearchParams } from 'shared-kernel/router';
import { LaunchBar } from './launch-bar.tsx';
import { LaunchRefused } from './launch-refused.tsx';
import styles from './launcher.module.css';
import { Launcher } from './launcher.tsx';
import { useLeaveGame } from './use-leave-game.ts';

/** An address that names no game. */
const NoGame = () => {
  const { leave, goHome } = useLeaveGame(undefined);
  return (
    <div className={styles.page}>
      <LaunchBar launch={null} onLeave={leave} />
      <main className={styles.area}>
        <LaunchRefused
          code="not.found"
          isFreePlayAllowed={false}
          demoLink=""
          isRetrying={false}
          onRetry={leave}
          onHome={goHome}
        />
      </main>
    </div>
  );
};

/** The launcher (screens: launchGame): one game in a frame under a thin bar. For members; the frame's access rule sees to that. */
export const Page = () => {
  const [query] = useSearchParams();
  const params = readLaunchParams(query);
  return params === undefined ? <NoGame /> : <Launcher key={query.toString()} params={params} />;
};
