import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { Segments } from '@shared-kernel/ui/segments';
import type { ReactNode } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import type { GameClass } from '../../shared/catalogue/category.mapper.ts';
import { ALL_CLASSES, classOf, type GameQuery, MANY_LINES, MIN_BETS } from '../../shared/game-list/game-query.ts';
import { withClass, withMinBet, withMinLine, withVendor } from '../../shared/game-list/query-steps.ts';
import { VendorButton } from '../../shared/vendors/vendor-button.tsx';
import type { VendorOption } from '../../shared/vendors/vendor-options.ts';
import styles from './filter-parts.module.css';

interface FilterPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the filter panel under its title. */
export const FilterPart = ({ title, children }: FilterPartProps) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

interface PartProps {
  readonly query: GameQuery;
  readonly onChange: (next: GameQuery) => void;
}

interface VendorsProps extends PartProps {
  readonly vendors: readonly VendorOption[];
}

/** One of the vendors, or all: the chosen one again lets go. */
export const Vendors = ({ query, vendors, onChange }: VendorsProps) => {
  const { t } = useTranslation('browse');
  return (
    <FilterPart title={t('vendors.label')}>
      <fieldset className={styles.vendors} aria-label={t('vendors.label')}>
        {vendors.map((vendor) => (
          <VendorButton
            key={vendor.code}
            vendor={vendor}
            isChosen={vendor.code === query.vendor}
            onChoose={() => onChange(withVendor(query, vendor.code))}
          />
        ))}
      </fieldset>
    </FilterPart>
  );
};

interface GameTypesProps extends PartProps {
  readonly classes: readonly GameClass[];
}

/** Classes, and many lines among them: one of all. */
export const GameTypes = ({ query, classes, onChange }: GameTypesProps) => {
  const { t } = useTranslation('browse');
  const hasLines = query.minLine !== undefined;
  return (
    <FilterPart title={t('list.gameType')}>
      <ChipRow label={t('list.gameType')} isWrapping>
        {classes.map(({ key, title }) => (
          <Chip
            key={key}
            isOn={!hasLines && key === classOf(query)}
            onClick={() => onChange(withClass(withMinLine(query, undefined), key))}
          >
            {title}
          </Chip>
        ))}
        <Chip isOn={hasLines} onClick={() => onChange(withClass(withMinLine(query, MANY_LINES), ALL_CLASSES))}>
          {t('list.manyLines', { count: MANY_LINES })}
        </Chip>
      </ChipRow>
    </FilterPart>
  );
};

const ANY_BET = 'any';

/** The smallest bet that its games take (browsing §2: all, 0.01 … 0.75). */
export const MinBets = ({ query, onChange }: PartProps) => {
  const { t } = useTranslation('browse');
  const segments = [ANY_BET, ...MIN_BETS].map((value) => ({
    value,
    label: value === ANY_BET ? t('list.anyBet') : value,
  }));
  const choose = (value: string) =>
    onChange(
      withMinBet(
        query,
        MIN_BETS.find((bet) => bet === value),
      ),
    );
  return (
    <FilterPart title={t('list.minBet')}>
      <Segments label={t('list.minBet')} segments={segments} value={query.minBet ?? ANY_BET} onChange={choose} />
    </FilterPart>
  );
};
