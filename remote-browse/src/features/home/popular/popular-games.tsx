import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import { Loaded } from '@shared-kernel/ui/loaded';
import { PartFailed } from '@shared-kernel/ui/part-failed';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useCategoryName } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { lazyComponent } from 'shared-kernel/lazy';
import type { Category } from '../../../shared/catalogue/category.mapper.ts';
import { contentsOf, namedAs } from '../../../shared/catalogue/category-contents.ts';
import type { useGameMenu } from '../../../shared/catalogue/game-menu.ts';
import { GameGridSkeleton, SKELETON_TILES } from '../../../shared/game-tile/game-grid.tsx';
import { whenIdle } from '../../../shared/idle/when-idle.ts';
import type { LaunchTarget } from '../../../shared/launch/launch-target.ts';
import { CategoryMenu, CategoryMenuSkeleton } from './category-menu.tsx';
import { HotPanel } from './hot-panel.tsx';
import styles from './popular-games.module.css';
import { TabPanel } from './tab-panel.tsx';

const LazyGamesPanel = lazyComponent(() => import('./games-panel.tsx').then(({ GamesPanel }) => GamesPanel));
const LazyVendorsPanel = lazyComponent(() => import('./vendors-panel.tsx').then(({ VendorsPanel }) => VendorsPanel));

/** The code of the other tabs, once the first one stands. A failed fetch is tried again when a tab needs it. */
const fetchTabsAhead = (): void => {
  LazyGamesPanel.preload();
  LazyVendorsPanel.preload();
};

const WAIT = <GameGridSkeleton count={SKELETON_TILES} />;

interface PanelProps {
  /** Undefined until the menu is there. */
  readonly category: Category | undefined;
  readonly title: string;
  readonly language: Language;
  readonly total: number | undefined;
  readonly launchTo: (target: LaunchTarget) => string;
  /** Under what the tab shows; an endless list lets them stand after its first page. */
  readonly blocks: ReactNode;
  /** Under everything. */
  readonly footer: ReactNode;
}

/** What the chosen tab shows. The hot list does not wait for the menu: it is what the menu opens with. */
const Panel = ({ category, title, language, total, launchTo, blocks, footer }: PanelProps) => {
  const contents = category === undefined ? undefined : contentsOf(category);
  const below = (
    <>
      {blocks}
      {footer}
    </>
  );
  if (category === undefined || contents === undefined || contents.kind === 'hot')
    return <HotPanel language={language} total={total} launchTo={launchTo} below={below} />;
  const standIn = (hasCome: boolean, content: ReactNode) => (
    <TabPanel category={category.code} hasCome={hasCome} below={below}>
      {content}
    </TabPanel>
  );
  const standIns = {
    wait: standIn(false, WAIT),
    failed: (again: () => void) => standIn(true, <PartFailed onRetry={again} />),
  };
  if (contents.kind === 'vendors')
    return <LazyVendorsPanel {...standIns} title={title} category={category} launchTo={launchTo} below={below} />;
  return (
    <LazyGamesPanel
      {...standIns}
      tab={category.code}
      title={title}
      category={contents.category}
      vendor={contents.vendor}
      language={language}
      launchTo={launchTo}
      afterFirstPage={blocks}
      below={footer}
    />
  );
};

/** A tab chosen far down a long list shows its own list from the top. */
const scrollToTop = (area: RefObject<HTMLElement | null>): void => {
  const top = area.current?.getBoundingClientRect().top ?? 0;
  if (top < 0) area.current?.scrollIntoView?.();
};

interface PopularGamesProps extends Omit<PanelProps, 'title' | 'total'> {
  readonly menu: ReturnType<typeof useGameMenu>;
  readonly onSelect: (category: GameCategory) => void;
}

/** The category menu and what the chosen category holds (browsing §2, popular games area). */
export const PopularGames = ({ menu, category, onSelect, ...shown }: PopularGamesProps) => {
  const nameOf = useCategoryName();
  const area = useRef<HTMLElement>(null);
  const { t } = useTranslation('browse');
  const { data } = menu;
  useEffect(() => whenIdle(fetchTabsAhead), []);
  const active = category?.code ?? 'HOT';
  const select = (next: GameCategory) => {
    onSelect(next);
    scrollToTop(area);
  };
  return (
    <section ref={area} className={styles.area}>
      <Loaded query={menu} fallback={<CategoryMenuSkeleton />} errorFallback={{ title: t('popular.menuFailed') }}>
        {({ categories }) => <CategoryMenu categories={categories} active={active} onSelect={select} />}
      </Loaded>
      <Panel key={active} category={category} title={nameOf(namedAs(active))} total={data?.total} {...shown} />
    </section>
  );
};
