import type { FrameOptions } from '@shared-kernel/contracts/release/release';
import { LoadingRegion, MissedNotice, ToastRegion, WaitingNotice } from '@shared-kernel/ui/host/regions';
import { useEffect } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { useStore } from 'shared-kernel/store';
import { LeavingBoundary } from '../failure/leaving-boundary.tsx';
import { useHost } from '../host-context.ts';
import { lineStore } from '../line/line.store.ts';
import { OfflineBar } from '../line/offline-bar.tsx';
import { bringsOwnHeader } from '../routing/brings-own-header.ts';
import { NotFound } from '../routing/not-found.tsx';
import { PageOutlet } from '../routing/page-outlet.tsx';
import { AuthDialog } from './auth-dialog.tsx';
import { BottomMenu } from './bottom-menu.tsx';
import styles from './frame.module.css';
import { HomeHeader } from './home-header.tsx';
import { LanguageAsked } from './language-asked.tsx';
import { LinkGuide } from './link-guide.tsx';
import { TitleHeader } from './title-header.tsx';
import { useArrival } from './use-arrival.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { useStillness } from './use-stillness.ts';

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
  const isLineDown = useStore(lineStore, ({ isDown }) => isDown);
  const match = routes.match(pathname);
  const frame = match?.route.frame ?? LOST;
  // A page with a header of its own brings the main part too: the two stand side by side, as on every page.
  const Main = bringsOwnHeader(frame) ? 'div' : 'main';
  const title = match?.route.title[language] ?? t('notFound.title');
  const isMember = useSession() !== null;
  const isOwnPage = match !== undefined && match.route.access !== 'public';
  const isAboutMoney = isMember && (isOwnPage || frame.header !== 'title' || frame.balance === true);
  useScrollToTop(pathname);
  useStillness(pathname);
  useArrival(pathname);
  useEffect(() => {
    window.document.title = frame.header === 'home' ? brandName : `${title} · ${brandName}`;
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
      <LeavingBoundary remote={match?.remote.name ?? 'host'} compositionId={document.compositionId}>
        <Main className={styles.main}>{match === undefined ? <NotFound /> : <PageOutlet match={match} />}</Main>
      </LeavingBoundary>
      {frame.bottomMenu && <BottomMenu current={frame.menuEntry} />}
      <LinkGuide />
      <LanguageAsked />
      <AuthDialog />
      <LoadingRegion />
      <ToastRegion />
      <WaitingNotice />
      <MissedNotice />
    </div>
  );
};
