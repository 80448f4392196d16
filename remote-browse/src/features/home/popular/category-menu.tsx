import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { hueOf } from '@shared-kernel/ui/icons';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { tabKeys } from '@shared-kernel/ui/tab-keys';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { prefersStillness } from 'shared-kernel/motion';
import type { Category } from '../../../shared/catalogue/category.mapper.ts';
import { CategoryFace } from '../../../shared/catalogue/category-face.tsx';
import tile from '../../../shared/catalogue/category-tile.module.css';
import styles from './category-menu.module.css';

const SHOWN = 7;

/** The menu's ground in its exact size. */
export const CategoryMenuSkeleton = () => (
  <div className={styles.row} aria-hidden="true">
    {Array.from({ length: SHOWN }, (_, place) => (
      <span key={place} className={styles.loading}>
        <Skeleton width={50} height={50} radius="pic" />
        <Skeleton width={38} height={10} radius="line" />
      </span>
    ))}
  </div>
);

/**
 * Whether a sticky row stands at the header. `marker` goes on an empty element right before it, whose scroll margin is the
 * header's height: a token cannot be read as px otherwise.
 */
const useIsStuck = () => {
  const marker = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    if (marker.current === null || typeof IntersectionObserver !== 'function') return;
    const headPx = Number.parseFloat(getComputedStyle(marker.current).scrollMarginTop);
    const observer = new IntersectionObserver(
      ([entry]) => setIsStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top <= headPx),
      { rootMargin: `-${headPx}px 0px 0px 0px` },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return { marker, isStuck };
};

export const PANEL_ID = 'browse-category';

interface CategoryMenuProps {
  readonly categories: readonly Category[];
  readonly active: GameCategory;
  readonly onSelect: (category: GameCategory) => void;
}

/** The tab that is in view stays where it is: only the row moves, never the page. */
const showTab = (row: HTMLElement | null, tab: Element | null | undefined, isAtOnce: boolean): void => {
  if (row === null || !(tab instanceof HTMLElement)) return;
  const left = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  row.scrollTo?.({ left, behavior: isAtOnce || prefersStillness() ? 'auto' : 'smooth' });
};

/** The focus of keys only: a row that moves under a press would take the press from its tab. */
const showFocused = (row: HTMLElement | null, tab: HTMLElement): void => {
  if (tab.matches(':focus-visible')) showTab(row, tab, true);
};

/** The categories in a row that scrolls; the chosen tab is scrolled into view (browsing §2, popular games area). */
export const CategoryMenu = ({ categories, active, onSelect }: CategoryMenuProps) => {
  const { t } = useTranslation('browse');
  const row = useRef<HTMLDivElement>(null);
  const { marker, isStuck } = useIsStuck();
  const all = categories.map(({ code }) => code);
  const first = all[0];
  const shown = useRef<GameCategory>(undefined);

  // It opens on the first tab, which is in view, unless the address names another one.
  useEffect(() => {
    const isAtOnce = shown.current === undefined;
    if (active !== (shown.current ?? first))
      showTab(row.current, row.current?.querySelector(`[data-category="${active}"]`), isAtOnce);
    shown.current = active;
  }, [active, first]);

  return (
    <>
      <div ref={marker} className={styles.marker} />
      <div
        ref={row}
        className={styles.row}
        role="tablist"
        aria-label={t('popular.menu')}
        data-stuck={isStuck || undefined}
        onKeyDown={tabKeys(all, active, onSelect)}
      >
        {categories.map(({ code }) => (
          <button
            key={code}
            type="button"
            className={tile.tile}
            role="tab"
            id={`${PANEL_ID}-${code}`}
            data-category={code}
            data-cat={hueOf(code)}
            aria-selected={code === active}
            aria-controls={PANEL_ID}
            tabIndex={code === active ? 0 : -1}
            onClick={() => onSelect(code)}
            onFocus={({ currentTarget }) => showFocused(row.current, currentTarget)}
          >
            <CategoryFace category={code} isChosen={code === active} />
          </button>
        ))}
      </div>
    </>
  );
};
