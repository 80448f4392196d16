import { paths } from '@shared-kernel/contracts/system/paths';
import { subscribe } from 'shared-kernel/events';
import { isBusy } from 'shared-kernel/unsaved-changes';
import { connectivityStore } from '../connectivity/connectivity.store.ts';
import type { ConnectivityMonitor } from '../connectivity/connectivity-monitor.ts';

/** Between looks whether the player is free, in ms. */
const LOOK_MS = 5000;
/** What is played or drawn there would be lost, though nobody holds it. */
const IN_PLAY: readonly string[] = [paths.launchGame, paths.startLottery, paths.redRain];

/** Whether the document is one that the worker had kept: its clock, its flags and its releases are of another time. */
export const isCachedPage = (page: Document = document): boolean => page.documentElement.dataset.kept !== undefined;

const isFree = (): boolean => !isBusy() && !IN_PLAY.includes(window.location.pathname);

/**
 * Loads a page that was kept anew once the network is back, so that a new release and a closed site reach it: never while the
 * player types, waits for an answer or plays. One that was shown because the network was slow stands until the next page.
 */
export const renewCachedPage = (
  line: Pick<ConnectivityMonitor, 'check'>,
  reload = () => window.location.reload(),
): void => {
  if (document.documentElement.dataset.kept !== 'gone') return;
  const renew = (): void => {
    if (connectivityStore.getState().isDown) return;
    if (isFree()) reload();
    else setTimeout(renew, LOOK_MS);
  };
  subscribe('network.online', renew);
  void line.check().then(renew);
};
