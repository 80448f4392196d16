import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { useTranslation } from 'shared-kernel/i18n';
import type { Category, GameClass } from '../catalogue/category.mapper.ts';
import { ALL_CLASSES, isSlots, NEW_CLASS } from './game-query.ts';

/** Categories whose classes are not offered: fishing has none (browsing §2). */
const WITHOUT_CLASSES = ['FISH'];
/** The class that SPORTS leaves out: it is a category of its own. */
const LEFT_OUT: Readonly<Record<string, string>> = { SPORTS: 'ESPORTS' };

const ownClasses = ({ code, classes }: Pick<Category, 'code' | 'classes'>): readonly GameClass[] => {
  const offered = classes.filter(({ key }) => key.toUpperCase() !== LEFT_OUT[code]);
  return offered.length > 1 ? offered : [];
};

/**
 * The classes of a category, by their names (browsing §2): all, new for slots alone, and those of the vendor mapping where there is
 * more than one, which may still be on their way. None where all would be the only one.
 */
export const useClassChoices = (code: GameCategory, classes: readonly GameClass[] = []): readonly GameClass[] => {
  const { t } = useTranslation('browse');
  if (WITHOUT_CLASSES.includes(code)) return [];
  const choices = [
    ...(isSlots(code) ? [{ key: NEW_CLASS, title: t('tile.new') }] : []),
    ...ownClasses({ code, classes }),
  ];
  return choices.length === 0 ? [] : [{ key: ALL_CLASSES, title: t('list.allClasses') }, ...choices];
};
