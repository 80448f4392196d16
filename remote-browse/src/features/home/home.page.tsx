import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { paths } from 'shared-kernel/contracts/paths';
import { SlotOutlet } from 'shared-kernel/frame';
import { useSearchParams } from 'shared-kernel/router';
import { VisuallyHidden } from 'shared-kernel/ui/visually-hidden';
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
import { AnnouncementPopups } from './popup/announcement-popups.tsx';

const BelowTheLists = lazy(() => import('./below-the-lists.tsx').then((module) => ({ default: module.BelowTheLists })));

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
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const prizeMode = currentPrizeMode(menu.data?.categories ?? []);
  const launchTo = useCallback(
    (target: LaunchTarget) => launchLink(target, { prizeMode, pageBack: paths.home }),
    [prizeMode],
  );
  const active =
    menu.data?.categories.find(({ gameCategory }) => gameCategory === query.get('category')) ??
    menu.data?.categories[0];
  /** Below a list without an end nothing can be reached: these blocks stand with the lists that have one. */
  const hasEnd = active === undefined || contentsOf(active).kind !== 'games';

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
      />
      {hasEnd && (
        <Suspense fallback={null}>
          <BelowTheLists jackpot={announcements?.jackpot} launchTo={launchTo} onDownload={prompt.open} />
        </Suspense>
      )}
      <SlotOutlet name="home.prompts" props={{}} />
      <AnnouncementPopups all={announcements?.popups} />
      {prompt.wasOpened && (
        <Suspense fallback={null}>
          <DownloadSheet isOpen={prompt.isOpen} onClose={prompt.close} />
        </Suspense>
      )}
    </div>
  );
};
