import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { GameCategory, Language } from 'shared-kernel/contracts/values';
import { useTranslation } from 'shared-kernel/i18n';
import { useCategoryName } from 'shared-kernel/kit';
import { Loaded } from 'shared-kernel/ui/loaded';
import { GameGridSkeleton, SKELETON_TILES } from '../../../shared/game-tile/game-grid.tsx';
import { whenIdle } from '../../../shared/idle/when-idle.ts';
import type { LaunchTarget } from '../../../shared/launch/launch-target.ts';
import type { useGameMenu } from '../api/vendor-game-types.ts';
import type { Category } from './category.mapper.ts';
import { contentsOf, namedAs } from './category-contents.ts';
import { CategoryMenu, PANEL_ID } from './category-menu.tsx';
import { CategoryMenuSkeleton } from './category-menu-skeleton.tsx';
import { HotPanel } from './hot-panel.tsx';
import styles from './popular-games.module.css';

const loadGames = () => import('./games-panel.tsx');
const loadVendors = () => import('./vendors-panel.tsx');
const GamesPanel = lazy(() => loadGames().then(({ GamesPanel: Games }) => ({ default: Games })));
const VendorsPanel = lazy(() => loadVendors().then(({ VendorsPanel: Vendors }) => ({ default: Vendors })));

/** The code of the other tabs, once the first one stands. A failed fetch is tried again when a tab needs it. */
const fetchTabsAhead = (): void => {
  void Promise.allSettled([loadGames(), loadVendors()]);
};

interface PanelProps {
  /** Undefined until the menu is there. */
  readonly category: Category | undefined;
  readonly title: string;
  readonly language: Language;
  readonly total: number | undefined;
  readonly launchTo: (target: LaunchTarget) => string;
  /** What an endless list lets stand after its first page. */
  readonly afterFirstPage: ReactNode;
}

/** What the chosen tab shows. The hot list does not wait for the menu: it is what the menu opens with. */
const Panel = ({ category, title, language, total, launchTo, afterFirstPage }: PanelProps) => {
  const contents = category === undefined ? undefined : contentsOf(category);
  if (category === undefined || contents === undefined || contents.kind === 'hot')
    return <HotPanel language={language} total={total} launchTo={launchTo} />;
  if (contents.kind === 'vendors') return <VendorsPanel title={title} category={category} launchTo={launchTo} />;
  return (
    <GamesPanel
      title={title}
      category={contents.category}
      vendor={contents.vendor}
      language={language}
      launchTo={launchTo}
      afterFirstPage={afterFirstPage}
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
export const PopularGames = ({ menu, category, onSelect, language, launchTo, afterFirstPage }: PopularGamesProps) => {
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
      <Loaded query={menu} wait={<CategoryMenuSkeleton />} failed={{ title: t('popular.menuFailed') }}>
        {({ categories }) => <CategoryMenu categories={categories} active={active} onSelect={select} />}
      </Loaded>
      <div className={styles.panel} id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${active}`}>
        <Suspense fallback={<GameGridSkeleton count={SKELETON_TILES} />}>
          <Panel
            key={active}
            category={category}
            title={nameOf(namedAs(active))}
            language={language}
            total={data?.total}
            launchTo={launchTo}
            afterFirstPage={afterFirstPage}
          />
        </Suspense>
      </div>
    </section>
  );
};
