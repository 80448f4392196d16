import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { CategoryIcon } from '@shared-kernel/ui/icons';
import { useCategoryName } from 'shared-kernel/common-texts';
import { namedAs } from './category-contents.ts';
import styles from './category-tile.module.css';

interface CategoryFaceProps {
  readonly category: GameCategory;
  readonly isChosen?: boolean;
}

/** A category's sign with its name under it, inside a tab or link that has its hue and the class of `category-tile`. */
export const CategoryFace = ({ category, isChosen = false }: CategoryFaceProps) => {
  const nameOf = useCategoryName();
  return (
    <>
      <span className={styles.sign} data-chosen={isChosen || undefined}>
        <CategoryIcon category={category} isOnHue={isChosen} />
      </span>
      <span className={styles.label}>{nameOf(namedAs(category))}</span>
    </>
  );
};
