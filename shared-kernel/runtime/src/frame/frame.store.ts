import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { createStore } from 'shared-kernel/store';
import { restoreBalanceVisibility } from './balance-visibility.ts';
import { type RouteIndex, routeIndex } from './route-index.ts';

export interface FrameState {
  readonly routes: RouteIndex;
  /** What this page is made of, by one name; empty until the host has said it. */
  readonly release: string;
  /** The pages stand in a frame of an affiliate's page. */
  readonly isFramed: boolean;
}

/** What pages may know of the frame; empty until the host has filled it. */
export const frameStore = createStore<FrameState>(() => ({ routes: routeIndex([]), release: '', isFramed: false }));

/** Called by the host with the release document's routes and the composition's name, before the first render. */
export const registerRoutes = (routes: readonly ReleaseRoute[], release = ''): void => {
  frameStore.setState({ routes: routeIndex(routes), release });
  restoreBalanceVisibility();
};
