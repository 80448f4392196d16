import type { FrameOptions } from '@shared-kernel/contracts/release/release';
import { loginLink } from '@shared-kernel/contracts/system/paths';
import { LoadingRegion, MissedNotice, ToastRegion, WaitingNotice } from '@shared-kernel/ui/host/regions';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useEvent } from 'shared-kernel/events';
import { SlotOutlet } from 'shared-kernel/frame';
import { setRouteTitle } from 'shared-kernel/host/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useGo, useLocation, useNavigate, useNavigationType } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { useStore } from 'shared-kernel/store';
import { connectivityStore } from '../connectivity/connectivity.store.ts';
import { OfflineBar } from '../connectivity/offline-bar.tsx';
import { UnmountErrorBoundary } from '../failure/unmount-error-boundary.tsx';
import { useHost } from '../host-context.ts';
import { bringsOwnHeader } from '../routing/brings-own-header.ts';
import { NotFound } from '../routing/not-found.tsx';
import { PageOutlet } from '../routing/page-outlet.tsx';
import { BottomMenu } from './bottom-menu.tsx';
import styles from './frame.module.css';
import { HomeHeader } from './home-header.tsx';
import { LanguageAsked } from './language-asked.tsx';
import { NavigationGuard } from './navigation-guard.tsx';
import { TitleHeader } from './title-header.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useViewTransitionFlags } from './use-view-transition-flags.ts';

/** A new page starts at its top; going back finds the place where one was, which the browser keeps. */
const useScrollToTop = (pathname: string): void => {
  const type = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const isAnother = shown.current !== pathname;
    shown.current = pathname;
    if (isAnother && type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, type]);
};

interface Asked {
  /** The page that the guest tapped, or that a member was on whose session has run out. */
  readonly goOnTo?: string;
  readonly expiredUser?: string;
}

/**
 * Opens the account remote's login dialog when a page asks for it, and goes on to what was tapped once the guest is
 * signed in; without that remote, the login page's address.
 */
const AuthDialog = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const navigate = useNavigate();
  const go = useGo();
  const { pathname, search } = useLocation();
  useEvent('session.login-asked', setAsked);
  useEvent('session.signed-in', () => {
    if (asked?.goOnTo !== undefined) go(asked.goOnTo);
    setAsked(null);
  });
  const close = useCallback(() => setAsked(null), []);
  const goToLogin = useCallback(() => {
    setAsked(null);
    navigate(loginLink(asked?.goOnTo ?? `${pathname}${search}`));
  }, [asked, navigate, pathname, search]);
  return asked === null ? null : (
    <SlotOutlet
      name="auth.dialog"
      props={{
        isOpen: true,
        onClose: close,
        ...(asked.expiredUser !== undefined && { expiredUser: asked.expiredUser }),
      }}
      onFailure={goToLogin}
    />
  );
};

/** Around an address that no live remote shows. */
const LOST: FrameOptions = { header: 'title', back: 'home', bottomMenu: true };

interface HeaderProps {
  readonly frame: FrameOptions;
  readonly title: string;
}

const Header = ({ frame, title }: HeaderProps) => {
  if (frame.header === 'home') return <HomeHeader />;
  return frame.header === 'title' ? <TitleHeader title={title} hasBalance={frame.balance === true} /> : null;
};

/** The shell around every page: its header, the page, the bottom menu, and what lies over all pages. */
export const Frame = () => {
  const { document, routes, partner } = useHost();
  const { name: brandName } = useBrand();
  const { t, language } = useTranslation('frame');
  const { pathname } = useLocation();
  const isLineDown = useStore(connectivityStore, ({ isDown }) => isDown);
  const match = routes.match(pathname);
  const isMember = useSession() !== null;
  const remote = match?.remote.name;
  const own = match?.route.frame ?? LOST;
  const frame = partner?.frameOf(own, remote, isMember) ?? own;
  // A page with a header of its own brings the main part too: the two stand side by side, as on every page.
  const Main = bringsOwnHeader(frame) ? 'div' : 'main';
  const title = match?.route.title[language] ?? t('notFound.title');
  const isOwnPage = match !== undefined && match.route.access !== 'public';
  const isAboutMoney = isMember && (isOwnPage || frame.header !== 'title' || frame.balance === true);
  const page = match === undefined ? <NotFound /> : <PageOutlet match={match} />;
  useScrollToTop(pathname);
  useViewTransitionFlags(pathname);
  useFocusOnNavigation(pathname);
  useEffect(() => {
    setRouteTitle(frame.header === 'home' ? brandName : `${title} · ${brandName}`);
  }, [brandName, frame.header, title]);
  return (
    <div
      className={styles.column}
      data-bottom-menu={frame.bottomMenu || undefined}
      data-bare={frame.header === 'none' || undefined}
      data-line-down={isLineDown || undefined}
    >
      <Header frame={frame} title={title} />
      <OfflineBar isAboutMoney={isAboutMoney} />
      {/* Around the main part, which is another element on some pages: the boundary stays where it is. */}
      <UnmountErrorBoundary remote={remote ?? 'host'} compositionId={document.compositionId}>
        <Main className={styles.main}>
          {partner === null ? page : <partner.Gate remote={remote}>{page}</partner.Gate>}
        </Main>
      </UnmountErrorBoundary>
      {frame.bottomMenu && <BottomMenu current={frame.menuEntry} />}
      <NavigationGuard />
      <LanguageAsked />
      {partner === null && <AuthDialog />}
      <LoadingRegion />
      <ToastRegion />
      <WaitingNotice />
      <MissedNotice />
    </div>
  );
};
