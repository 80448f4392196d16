import { lazy, Suspense, useEffect } from 'react';
import { useBrand } from 'shared-kernel/brand';
import type { FrameOptions } from 'shared-kernel/contracts/release';
import { LoadingRegion, ToastRegion } from 'shared-kernel/host/regions';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation } from 'shared-kernel/router';
import { LeavingBoundary } from '../failure/leaving-boundary.tsx';
import { useHost } from '../host-context.ts';
import { PageOutlet } from '../routing/page-outlet.tsx';
import { AuthDialog } from './auth-dialog.tsx';
import { BottomMenu } from './bottom-menu.tsx';
import styles from './frame.module.css';
import { HomeHeader } from './home-header.tsx';
import { LinkGuide } from './link-guide.tsx';
import { SwipeBackWatch } from './swipe-back.tsx';
import { TitleHeader } from './title-header.tsx';
import { useFirstView } from './use-first-view.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

const NotFound = lazy(() => import('../routing/not-found.tsx').then((module) => ({ default: module.NotFound })));

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
  const { document, routes } = useHost();
  const { name: brandName } = useBrand();
  const { t, language } = useTranslation('frame');
  const { pathname } = useLocation();
  const match = routes.match(pathname);
  const frame = match?.route.frame ?? LOST;
  const title = match?.route.title[language] ?? t('notFound.title');
  useScrollToTop(pathname);
  useFirstView(pathname);
  useEffect(() => {
    window.document.title = frame.header === 'home' ? brandName : `${title} · ${brandName}`;
  }, [brandName, frame.header, title]);
  return (
    <div
      className={styles.column}
      data-bottom-menu={frame.bottomMenu || undefined}
      data-bare={frame.header === 'none' || undefined}
    >
      <Header frame={frame} title={title} />
      <main className={styles.main}>
        {match === undefined ? (
          <Suspense>
            <NotFound />
          </Suspense>
        ) : (
          <LeavingBoundary remote={match.remote.name} compositionId={document.compositionId}>
            <PageOutlet match={match} />
          </LeavingBoundary>
        )}
      </main>
      {frame.bottomMenu && <BottomMenu current={frame.menuEntry} />}
      <LinkGuide />
      <AuthDialog />
      <LoadingRegion />
      <ToastRegion />
      <SwipeBackWatch />
    </div>
  );
};
