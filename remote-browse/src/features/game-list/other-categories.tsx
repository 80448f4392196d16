import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { hueOf } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import type { Category } from '../../shared/catalogue/category.mapper.ts';
import { CategoryFace } from '../../shared/catalogue/category-face.tsx';
import tile from '../../shared/catalogue/category-tile.module.css';
import { listLink } from '../../shared/game-list/query-address.ts';
import { FilterPart } from './filter-parts.tsx';
import styles from './other-categories.module.css';

interface OtherCategoriesProps {
  readonly categories: readonly Category[];
  readonly current: GameCategory;
  readonly onGo: () => void;
}

/** The game lists of the brand's other categories; hot is a tab of each of them. */
export const OtherCategories = ({ categories, current, onGo }: OtherCategoriesProps) => {
  const { t } = useTranslation('browse');
  const others = categories.filter(({ code }) => code !== current && code !== 'HOT');
  if (others.length === 0) return null;
  return (
    <FilterPart title={t('list.others')}>
      <ul className={styles.row}>
        {others.map(({ code }) => (
          <li key={code}>
            <Link
              to={listLink({ category: code, mode: 'all' })}
              className={tile.tile}
              data-cat={hueOf(code)}
              onClick={onGo}
            >
              <CategoryFace category={code} />
            </Link>
          </li>
        ))}
      </ul>
    </FilterPart>
  );
};
