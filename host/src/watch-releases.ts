import { COMPOSITION_HEADER } from '@shared-kernel/contracts/system/document';
import { whenOnPageEntry } from 'shared-kernel/host/router';
import { connectivityStore } from './connectivity/connectivity.store.ts';
import type { Host } from './host-context.ts';
import { isInPlay, isSafePoint } from './safe-point.ts';

const ADDRESS = '/m/_release';
/** Between two looks whether other releases are live, in ms. */
const LOOK_MS = 60_000;

/** The composition that the document server would answer now. Null: it cannot be had. */
const liveComposition = async (): Promise<string | null> => {
  const answer = await fetch(ADDRESS, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true ? answer.headers.get(COMPOSITION_HEADER) : null;
};

/** How the tab leaves the page. */
export interface Leaving {
  assign(to: string): void;
  replace(to: string): void;
}

/**
 * Lets a visit under way follow the registry at a safe point: with the next link once other releases are live, and never while the
 * player types, waits for an answer or plays. It is looked at most once a minute, at a link or when the tab is seen again.
 */
export const watchReleases = (host: Pick<Host, 'document' | 'follow'>, leaving: Leaving = window.location): void => {
  const { compositionId } = host.document;
  let lookedAt = Date.now();
  let isOutdated = false;
  const look = async (): Promise<void> => {
    if (isOutdated || Date.now() - lookedAt < LOOK_MS) return;
    lookedAt = Date.now();
    const live = await liveComposition();
    isOutdated = live !== null && live !== compositionId;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  host.follow = (to, { replace = false, state } = {}) => {
    void look();
    const keeps = state !== undefined || isInPlay(new URL(to, window.location.href).pathname);
    if (!isOutdated || keeps || !isSafePoint() || connectivityStore.getState().isDown) return false;
    whenOnPageEntry(() => (replace ? leaving.replace(to) : leaving.assign(to)));
    return true;
  };
};
