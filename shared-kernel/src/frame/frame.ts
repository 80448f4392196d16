import { useMemo } from 'react';
import { paths } from 'shared-kernel/contracts/paths';
import { publish } from 'shared-kernel/events';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { useStore } from 'shared-kernel/store';
import { frameStore } from './frame.store.ts';
import type { RouteIndex } from './route-index.ts';

export { toggleBalance, useBalanceVisibility } from './balance-visibility.ts';
export type { RouteIndex } from './route-index.ts';
export { SlotOutlet } from './slot-outlet.tsx';

export interface Frame {
  /** One step back; home where the page's route says so, or when there is nothing to go back to (specification: accounts §2). */
  readonly back: () => void;
  /** Asks a guest to sign in, over the page, and goes on to `goOnTo` afterwards. */
  readonly askLogin: (goOnTo?: string) => void;
}

// A remote built before pages could be named hands its press event on.
const askLogin = (goOnTo?: string): void =>
  publish('session.login-asked', typeof goOnTo === 'string' ? { goOnTo } : {});

/** The routes that are live now. */
export const useRoutes = (): RouteIndex => useStore(frameStore, (state) => state.routes);

/** What a page may ask of the frame around it. */
export const useFrame = (): Frame => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const routes = useRoutes();
  return useMemo(() => {
    const back = (): void => {
      if (routes.find(pathname)?.frame.back === 'home') void navigate(paths.home);
      else if (window.history.length <= 1) void navigate(paths.home, { replace: true });
      else void navigate(-1);
    };
    return { back, askLogin };
  }, [navigate, pathname, routes]);
};
