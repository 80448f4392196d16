import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { GameClass } from '../catalogue/category.mapper.ts';
import type { VendorOption } from '../vendors/vendor-options.ts';
import { ALL_CLASSES, classOf, type FilterName, filtersOf, type GameQuery } from './game-query.ts';
import { withClass, withoutFilter } from './query-steps.ts';

const MINOR_PER_MAJOR = 100;

interface FilterRowProps {
  readonly query: GameQuery;
  readonly classes: readonly GameClass[];
  readonly vendors: readonly VendorOption[];
  readonly onChange: (next: GameQuery) => void;
}

/** What a filter that is on is called on its chip. */
const useFilterWords = ({ query, classes, vendors }: FilterRowProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const words: Readonly<Record<FilterName, () => string>> = {
    name: () => t('list.named', { name: query.name ?? '' }),
    vendor: () => vendors.find(({ code }) => code === query.vendor)?.name ?? query.vendor ?? '',
    gameClass: () => classes.find(({ key }) => key === classOf(query))?.title ?? classOf(query),
    minBet: () =>
      t('list.minBetOf', { amount: format.money(toDecimalAmount(Math.round(Number(query.minBet) * MINOR_PER_MAJOR))) }),
    minLine: () => t('list.manyLines', { count: query.minLine ?? 0 }),
  };
  return (filter: FilterName) => words[filter]();
};

/** The classes of a category, and every filter in force as a chip that takes it away. Nothing where there is neither. */
export const FilterRow = (props: FilterRowProps) => {
  const { query, classes, onChange } = props;
  const { t } = useTranslation('browse');
  const wordsOf = useFilterWords(props);
  const filters = filtersOf(query);
  if (classes.length === 0 && filters.length === 0) return null;
  const clearing = (filter: FilterName) => (
    <Chip
      key={filter}
      isClearing
      aria-label={t('list.clear', { name: wordsOf(filter) })}
      onClick={() => onChange(withoutFilter(query, filter))}
    >
      {wordsOf(filter)}
    </Chip>
  );
  const chosen = classOf(query);
  const isOffered = classes.some(({ key }) => key === chosen);
  return (
    <ChipRow label={t('list.filters')}>
      {filters.filter((filter) => filter !== 'gameClass' || !isOffered).map(clearing)}
      {classes.map(({ key, title }) =>
        key === chosen && key !== ALL_CLASSES ? (
          clearing('gameClass')
        ) : (
          <Chip key={key} isOn={key === chosen} onClick={() => onChange(withClass(query, key))}>
            {title}
          </Chip>
        ),
      )}
    </ChipRow>
  );
};
