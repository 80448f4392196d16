import { paths } from '@shared-kernel/contracts/system/paths';
import type { Language } from '@shared-kernel/contracts/system/values';
import { useEffect, useMemo } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { publish } from 'shared-kernel/events';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { useStore } from 'shared-kernel/store';
import { hasPageBefore } from '../router/tab-history.ts';
import { frameStore } from './frame.store.ts';
import { setPageTitle } from './page-title.ts';
import type { RouteIndex } from './route-index.ts';

export { toggleBalance, useBalanceVisibility } from './balance-visibility.ts';
export type { RouteIndex } from './route-index.ts';
export { SlotOutlet } from './slot-outlet.tsx';
export { useIsScrolled } from './use-is-scrolled.ts';

export interface Frame {
  /** One step back; home where the page's route says so, or when there is nothing to go back to (specification: accounts §2). */
  readonly back: () => void;
  /** False where it leads nowhere: on the first page of a frame in an affiliate's page. */
  readonly hasBack: boolean;
  /** Asks a guest to sign in, over the page, and goes on to `goOnTo` afterwards. */
  readonly askLogin: (goOnTo?: string) => void;
  /** Asks for another language: the frame loads it, or says that it could not and leaves everything as it was. */
  readonly askLanguage: (language: Language) => void;
}

const askLogin = (goOnTo?: string): void => publish('session.login-asked', goOnTo === undefined ? {} : { goOnTo });

const askLanguage = (language: Language): void => publish('language.asked', { language });

/** The name of what this page is made of: which release of the host and of each remote, to read out to customer service. */
export const useRelease = (): string => useStore(frameStore, (state) => state.release);

/** The routes that are live now. */
export const useRoutes = (): RouteIndex => useStore(frameStore, (state) => state.routes);

/** Names the page in the browser's tab, where it has a name of its own: a game's. As the route says until it is known. */
export const usePageTitle = (title: string | undefined): void => {
  const { name } = useBrand();
  useEffect(() => (title === undefined ? undefined : setPageTitle(`${title} · ${name}`)), [title, name]);
};

/** What a page may ask of the frame around it. */
export const useFrame = (): Frame => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const routes = useRoutes();
  const isFramed = useStore(frameStore, (state) => state.isFramed);
  return useMemo(() => {
    const back = (): void => {
      if (isFramed) return void (hasPageBefore() ? navigate(-1) : navigate(paths.agentHome, { replace: true }));
      if (routes.find(pathname)?.frame.back === 'home') void navigate(paths.home);
      else if (!hasPageBefore()) void navigate(paths.home, { replace: true });
      else void navigate(-1);
    };
    const hasBack = !isFramed || hasPageBefore() || pathname !== paths.agentHome;
    return { back, hasBack, askLogin, askLanguage };
  }, [isFramed, navigate, pathname, routes]);
};
