import { paths } from '@shared-kernel/contracts/system/paths';
import { PartFailed } from '@shared-kernel/ui/part-failed';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useEffect } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { SlotOutlet } from 'shared-kernel/frame';
import { late } from 'shared-kernel/late';
import { useSearchParams } from 'shared-kernel/router';
import { useAnnouncements } from '../../shared/announcements/announcements.ts';
import { useGameMenu } from '../../shared/catalogue/game-menu.ts';
import { useSettledLanguage } from '../../shared/catalogue/use-settled-language.ts';
import { useIsIdle } from '../../shared/idle/use-is-idle.ts';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { Banners } from './banners/banners.tsx';
import styles from './home.page.module.css';
import { useDownloadPrompt } from './install/use-download-prompt.ts';
import { NewsCard } from './news-card.tsx';
import { PopularGames } from './popular/popular-games.tsx';

const LateBlocks = late(() => import('./home-blocks.tsx').then(({ HomeBlocks }) => HomeBlocks));
const LateFooter = late(() => import('./home-blocks.tsx').then(({ HomeFooter }) => HomeFooter));
const LatePopups = late(() => import('./popup/announcement-popups.tsx').then((module) => module.AnnouncementPopups));
const LateServiceMenu = late(() => import('./service/service-menu.tsx').then(({ ServiceMenu }) => ServiceMenu));
const LateDownloadSheet = late(() =>
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
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const launchTo = useLaunchTo(menu.data?.categories, paths.home);
  const active = menu.data?.categories.find(({ code }) => code === query.get('category')) ?? menu.data?.categories[0];
  const blocks = isIdle ? (
    <LateBlocks
      jackpot={announcements?.jackpot}
      launchTo={launchTo}
      onDownload={prompt.open}
      failed={(again) => <PartFailed onRetry={again} />}
    />
  ) : null;
  const footer = isIdle ? (
    <div className={styles.inset}>
      <LateFooter />
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
      <LatePopups isAsked={isIdle} all={announcements?.popups} />
      <SlotOutlet name="home.prompts" props={{}} />
      <LateServiceMenu isAsked={isIdle} />
      <LateDownloadSheet
        isAsked={prompt.wasOpened}
        takeBack={prompt.takeBack}
        isOpen={prompt.isOpen}
        onClose={prompt.close}
      />
    </div>
  );
};
