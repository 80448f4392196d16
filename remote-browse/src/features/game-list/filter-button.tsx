import { Badge } from '@shared-kernel/ui/badge';
import { Icon } from '@shared-kernel/ui/icon';
import { SlidersHorizontal } from '@shared-kernel/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { lazyComponent } from 'shared-kernel/lazy';
import { filtersOf } from '../../shared/game-list/game-query.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import styles from './game-list.module.css';

const LazyPanel = lazyComponent(() => import('./filter-panel.tsx').then(({ FilterPanel }) => FilterPanel));

/** Opens the filter panel, and says how many of its filters are on. The panel's code comes with the first press. */
export const FilterButton = (props: Omit<FilterPanelProps, 'isOpen' | 'onClose'>) => {
  const { t } = useTranslation('browse');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const on = filtersOf(props.query).filter((filter) => filter !== 'name').length;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        aria-label={on > 0 ? t('list.filterOn', { count: on }) : t('list.filter')}
        onPointerEnter={() => LazyPanel.preload()}
        onFocus={() => LazyPanel.preload()}
        onClick={open}
      >
        <Icon of={SlidersHorizontal} />
        <span className={styles.bubble} aria-hidden="true">
          <Badge count={on} tone="info" />
        </span>
      </button>
      <LazyPanel
        {...props}
        enabled={wasOpened}
        onLoadError={() => {
          setOpened(false);
          setOpen(false);
        }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
