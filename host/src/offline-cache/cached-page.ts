import { subscribe } from 'shared-kernel/events';
import { connectivityStore } from '../connectivity/connectivity.store.ts';
import type { ConnectivityMonitor } from '../connectivity/connectivity-monitor.ts';
import { isSafePoint } from '../safe-point.ts';

/** Between looks whether the player is free, in ms. */
const LOOK_MS = 5000;

/** Whether the document is one that the worker had kept: its clock, its flags and its releases are of another time. */
export const isCachedPage = (page: Document = document): boolean => page.documentElement.dataset.kept !== undefined;

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
    if (isSafePoint()) reload();
    else setTimeout(renew, LOOK_MS);
  };
  subscribe('network.online', renew);
  void line.check().then(renew);
};
