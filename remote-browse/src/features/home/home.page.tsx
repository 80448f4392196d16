import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { paths } from 'shared-kernel/contracts/paths';
import { SlotOutlet } from 'shared-kernel/frame';
import { useSearchParams } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { useIsIdle } from '../../shared/idle/use-is-idle.ts';
import { launchLink } from '../../shared/launch/launch-rules.ts';
import type { LaunchTarget } from '../../shared/launch/launch-target.ts';
import { currentPrizeMode } from '../../shared/launch/prize-mode.ts';
import { useAnnouncements } from './api/announcements.ts';
import { useGameMenu } from './api/vendor-game-types.ts';
import { Banners } from './banners/banners.tsx';
import styles from './home.page.module.css';
import { useDownloadPrompt } from './install/use-download-prompt.ts';
import { NewsCard } from './news-card.tsx';
import { contentsOf } from './popular/category-contents.ts';
import { PopularGames } from './popular/popular-games.tsx';
import { useSettledLanguage } from './popular/use-settled-language.ts';

const HomeBlocks = lazy(() => import('./home-blocks.tsx').then((module) => ({ default: module.HomeBlocks })));
const HomeFooter = lazy(() => import('./home-blocks.tsx').then((module) => ({ default: module.HomeFooter })));

const AnnouncementPopups = lazy(() =>
  import('./popup/announcement-popups.tsx').then((module) => ({ default: module.AnnouncementPopups })),
);

const DownloadSheet = lazy(() =>
  import('./install/download-sheet.tsx').then(({ DownloadSheet: Prompt }) => ({ default: Prompt })),
);

/** Home (browsing §2): banners, notices and matches, popular games, jackpot, wins, and the prompts over them. */
export const Page = () => {
  const { name } = useBrand();
  const { data: announcements } = useAnnouncements();
  const language = useSettledLanguage();
  const menu = useGameMenu(language);
  const [query, setQuery] = useSearchParams();
  const prompt = useDownloadPrompt();
  const isSignedIn = useSession() !== null;
  const isIdle = useIsIdle();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const prizeMode = currentPrizeMode(menu.data?.categories ?? []);
  const launchTo = useCallback(
    (target: LaunchTarget) => launchLink(target, { prizeMode, pageBack: paths.home, isSignedIn }),
    [prizeMode, isSignedIn],
  );
  const active = menu.data?.categories.find(({ code }) => code === query.get('category')) ?? menu.data?.categories[0];
  const isEndless = active !== undefined && contentsOf(active).kind === 'games';
  const blocks = isIdle ? (
    <Suspense fallback={null}>
      <HomeBlocks jackpot={announcements?.jackpot} launchTo={launchTo} onDownload={prompt.open} />
    </Suspense>
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
        afterFirstPage={isEndless ? blocks : null}
      />
      {!isEndless && (active !== undefined || menu.isError) && blocks}
      {isIdle && (
        <Suspense fallback={null}>
          <div className={styles.inset}>
            <HomeFooter />
          </div>
          <AnnouncementPopups all={announcements?.popups} />
        </Suspense>
      )}
      <SlotOutlet name="home.prompts" props={{}} />
      {prompt.wasOpened && (
        <Suspense fallback={null}>
          <DownloadSheet isOpen={prompt.isOpen} onClose={prompt.close} />
        </Suspense>
      )}
    </div>
  );
};
