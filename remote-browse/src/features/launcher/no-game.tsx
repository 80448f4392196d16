import { LaunchBar } from './launch-bar.tsx';
import { LaunchRefused } from './launch-refused.tsx';
import styles from './launcher.module.css';
import { useLeaveGame } from './use-leave-game.ts';

/** An address that names no game. */
export const NoGame = () => {
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
