import { publish, subscribe } from 'shared-kernel/events';
import { connectivityStore } from './connectivity.store.ts';

/** Before a line that gave no answer is asked once more: one broken connection is no line that is gone, in ms. */
const SECOND_LOOK_MS = 400;
/** Between looks while it is gone: doubled each time, up to. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 15_000;

/** What the browser says of its connection. */
const HINTS = ['online', 'offline'] as const;

interface ConnectivityMonitorOptions {
  /** Resolves when the site answers anything at all, rejects when it does not. */
  readonly ask: () => Promise<unknown>;
}

export interface ConnectivityMonitor {
  /** Looks now; what runs already is joined. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Watches the connection: checks it when a call or a file got no answer (`network.suspect`) and when the browser says that something
 * changed, which is only a hint; while it is gone, again and again by itself. `network.online` tells that it is back.
 */
export const createConnectivityMonitor = ({ ask }: ConnectivityMonitorOptions): ConnectivityMonitor => {
  let running: Promise<void> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  /** Somebody has asked since the look that runs began: its answer may be older than what they saw. */
  let isSuspect = false;

  const isThere = async (): Promise<boolean> => {
    const answered = () =>
      ask().then(
        () => true,
        () => false,
      );
    if (await answered()) return true;
    // It is known to be gone, or the browser knows it.
    if (connectivityStore.getState().isDown || !navigator.onLine) return false;
    await pause(SECOND_LOOK_MS);
    return answered();
  };

  const look = async (): Promise<void> => {
    clearTimeout(next);
    connectivityStore.setState({ isChecking: true });
    let isUp: boolean;
    do {
      isSuspect = false;
      isUp = await isThere();
    } while (isUp && isSuspect);
    const wasDown = connectivityStore.getState().isDown;
    connectivityStore.setState({ isDown: !isUp, isChecking: false });
    if (isUp) {
      waitMs = FIRST_WAIT_MS;
      if (wasDown) publish('network.online', {});
      return;
    }
    next = setTimeout(lookByItself, waitMs);
  };

  /** Only these grow apart: a look that a doubt asked for says nothing of how long the network stays away. */
  const lookByItself = (): void => {
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    void check();
  };

  const check = (): Promise<void> => {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  };
  const lookIfGone = (): void => {
    if (connectivityStore.getState().isDown && document.visibilityState === 'visible') void check();
  };

  const suspect = (): void => {
    isSuspect = true;
    void check();
  };
  const unsubscribe = subscribe('network.suspect', suspect);
  const lookAnew = (): void => {
    waitMs = FIRST_WAIT_MS;
    suspect();
  };
  for (const hint of HINTS) window.addEventListener(hint, lookAnew);
  document.addEventListener('visibilitychange', lookIfGone);
  return {
    check,
    stop: () => {
      clearTimeout(next);
      unsubscribe();
      for (const hint of HINTS) window.removeEventListener(hint, lookAnew);
      document.removeEventListener('visibilitychange', lookIfGone);
    },
  };
};
