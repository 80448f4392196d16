import { paths } from '@shared-kernel/contracts/system/paths';
import { Card } from '@shared-kernel/ui/card';
import { PartFailed } from '@shared-kernel/ui/part-failed';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { isInstalled } from 'shared-kernel/device';
import { SlotOutlet } from 'shared-kernel/frame';
import { lazyComponent } from 'shared-kernel/lazy';
import { useSearchParams } from 'shared-kernel/router';
import { useAnnouncements } from '../../shared/announcements/announcements.ts';
import { useGameMenu, useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { useIsIdle } from '../../shared/idle/when-idle.ts';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { Banners } from './banners/banners.tsx';
import styles from './home.page.module.css';
import { HotMatches } from './matches/hot-matches.tsx';
import { NoticeStrip } from './notices/notice-strip.tsx';
import { PopularGames } from './popular/popular-games.tsx';

/** Opens and closes the download prompt. `open` is left out where there is nothing to install. */
const useDownloadPrompt = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [canInstall] = useState(() => typeof navigator === 'undefined' || !isInstalled());
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  /** Its code did not come: the next press asks for it again. */
  const takeBack = () => {
    setWasOpened(false);
    close();
  };
  return { isOpen, wasOpened, open: canInstall ? open : undefined, close, takeBack };
};

const MatchSkeleton = () => (
  <div className={styles.match} aria-hidden="true">
    <Skeleton width={36} height={28} />
    <Skeleton width={106} height={28} />
    <Skeleton width={106} height={28} />
  </div>
);

/** Notices and hot matches in one card under the banners, which say it for both when they do not come: that there is no news would be untrue. */
const NewsCard = ({ onDownload }: { readonly onDownload: (() => void) | undefined }) => {
  const { data, isError } = useAnnouncements();
  if (data === undefined && isError) return null;
  return (
    <Card className={styles.card}>
      <NoticeStrip notices={data?.notices} onDownload={onDownload} />
      {data === undefined && <MatchSkeleton />}
      {data !== undefined && data.hotMatches.length > 0 && <HotMatches matches={data.hotMatches} />}
    </Card>
  );
};

const LazyBlocks = lazyComponent(() => import('./home-blocks.tsx').then(({ HomeBlocks }) => HomeBlocks));
const LazyFooter = lazyComponent(() => import('./home-blocks.tsx').then(({ HomeFooter }) => HomeFooter));
const LazyPopups = lazyComponent(() =>
  import('./popup/announcement-popups.tsx').then((module) => module.AnnouncementPopups),
);
const LazyServiceMenu = lazyComponent(() =>
  import('./service/service-menu.tsx').then(({ ServiceMenu }) => ServiceMenu),
);
const LazyDownloadSheet = lazyComponent(() =>
  import('@shared-kernel/ui/downloads/sheet').then((module) => module.DownloadSheet),
);

/** Home (browsing §2): banners, notices and matches, popular games, jackpot, wins, and the prompts over them. */
export const Page = () => {
  const { name } = useBrand();
  const { data: announcements } = useAnnouncements();
  const language = useSettledLanguage();
  const menu = useGameMenu(language);
  const [query, setQuery] = useSearchParams();
  const prompt = useDownloadPrompt();
  const isIdle = useIsIdle();
  const [mountedAt] = useState(() => performance.now());
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const launchTo = useLaunchTo(menu.data?.categories, paths.home);
  const active = menu.data?.categories.find(({ code }) => code === query.get('category')) ?? menu.data?.categories[0];
  const blocks = isIdle ? (
    <LazyBlocks
      jackpot={announcements?.jackpot}
      launchTo={launchTo}
      onDownload={prompt.open}
      errorFallback={(again) => <PartFailed onRetry={again} />}
    />
  ) : null;
  const footer = isIdle ? (
    <div className={styles.inset}>
      <LazyFooter />
    </div>
  ) : null;

  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Banners />
      <div className={styles.inset}>
        <NewsCard onDownload={prompt.open} />
      </div>
      <PopularGames
        menu={menu}
        category={active}
        onSelect={(category) => setQuery({ category }, { replace: true })}
        language={language}
        launchTo={launchTo}
        blocks={blocks}
        footer={footer}
      />
      <LazyPopups enabled={isIdle} all={announcements?.popups} mountedAt={mountedAt} />
      <SlotOutlet name="home.prompts" props={{}} />
      <LazyServiceMenu enabled={isIdle} />
      <LazyDownloadSheet
        enabled={prompt.wasOpened}
        onLoadError={prompt.takeBack}
        isOpen={prompt.isOpen}
        onClose={prompt.close}
      />
    </div>
  );
};
