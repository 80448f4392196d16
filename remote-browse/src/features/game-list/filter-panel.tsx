import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Button } from '@shared-kernel/ui/button';
import { hueOf } from '@shared-kernel/ui/icons';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import type { Category, GameClass } from '../../shared/catalogue/category.mapper.ts';
import { useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { gameListInput } from '../../shared/game-list/api/game-list.ts';
import { classOf, type GameQuery, isSlots } from '../../shared/game-list/game-query.ts';
import { cleared } from '../../shared/game-list/query-steps.ts';
import type { VendorOption } from '../../shared/vendors/vendor-options.ts';
import styles from './filter-panel.module.css';
import { GameTypes, MinBets, Vendors } from './filter-parts.tsx';
import { OtherCategories } from './other-categories.tsx';

/** A platform that does not count says as much by its pages of one game each. */
const countOf = ({ total, totalPages, games }: ValueOf<typeof getGameList>): number =>
  games.length === 0 ? 0 : Math.max(total, totalPages);

/** How many games the filters leave; undefined until it is known. One game is asked for, not a page of them. */
const useGameCount = (query: GameQuery, language: Language, enabled: boolean): number | undefined => {
  const { merchantCode } = useBrand();
  const input = { ...gameListInput({ ...query, mode: 'all' }, language, merchantCode), pageNo: 1, pageSize: 1 };
  return useApi(getGameList, input, { enabled, select: countOf, placeholderData: keepPreviousData }).data;
};

interface ShowButtonProps {
  readonly query: GameQuery;
  /** False while nobody sees it. */
  readonly isAsked: boolean;
  readonly onShow: () => void;
}

/** Puts the filters in force, and says before how many games there will be where that is known. */
const ShowButton = ({ query, isAsked, onShow }: ShowButtonProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const count = useGameCount(query, useSettledLanguage(), isAsked);
  return (
    <Button variant="primary" isBlock onClick={onShow} aria-live="polite">
      {count === undefined ? t('list.show') : t('list.showGames', { count, total: format.number(count) })}
    </Button>
  );
};

export interface FilterPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly query: GameQuery;
  /** The category's name. */
  readonly title: string;
  readonly classes: readonly GameClass[];
  readonly vendors: readonly VendorOption[];
  readonly categories: readonly Category[];
  readonly onChange: (next: GameQuery) => void;
}

/** What is chosen here counts when it is shown; what is asked for in the list is where it begins. */
const useDraft = ({ query, isOpen }: Pick<FilterPanelProps, 'query' | 'isOpen'>) => {
  const [draft, setDraft] = useState(query);
  const [before, setBefore] = useState({ query, isOpen });
  if (before.query !== query || before.isOpen !== isOpen) {
    setBefore({ query, isOpen });
    setDraft({ ...query, gameClass: classOf(query) });
  }
  return [draft, setDraft] as const;
};

/** Every filter of the list: shown with their count before they are in force, cleared at once (browsing §2, filter panel). */
export const FilterPanel = (props: FilterPanelProps) => {
  const { isOpen, onClose, query, title, classes, vendors, categories, onChange } = props;
  const { t } = useTranslation('browse');
  const [draft, setDraft] = useDraft(props);
  const show = () => {
    onChange(draft);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('list.filterTitle', { category: title })}
      actions={
        <>
          <Button onClick={() => onChange(cleared(query.category))}>{t('list.reset')}</Button>
          <ShowButton query={draft} isAsked={isOpen} onShow={show} />
        </>
      }
    >
      <div className={styles.parts} data-cat={hueOf(query.category)}>
        {vendors.length > 0 && <Vendors query={draft} vendors={vendors} onChange={setDraft} />}
        {isSlots(query.category) && (
          <>
            <GameTypes query={draft} classes={classes} onChange={setDraft} />
            <MinBets query={draft} onChange={setDraft} />
          </>
        )}
        <OtherCategories categories={categories} current={query.category} onGo={onClose} />
      </div>
    </Sheet>
  );
};
