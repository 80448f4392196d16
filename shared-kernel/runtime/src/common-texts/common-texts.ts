import { isKnown } from '@shared-kernel/contracts/open';
import { GAME_CATEGORIES, type GameCategory } from '@shared-kernel/contracts/system/values';
import { type Translate, useTranslation } from 'shared-kernel/i18n';
import en from './texts.en.json' with { type: 'json' };
import ty from './texts.ty.json' with { type: 'json' };

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    common: typeof en;
  }
}

/** Both languages, for `initI18n`. */
export const COMMON_TEXTS = { EN: en, TY: ty };

/**
 * The words that every page shares: `const tCommon = useCommonTexts(); tCommon('retry')`. They are here from the start, the
 * kernel's components speak them by themselves, and no package has one of them again (`verify` refuses it).
 */
export const useCommonTexts = (): Translate<'common'> => useTranslation('common').t;

/** A game category's name; one that is newer than the page goes by its code. */
export const useCategoryName = (): ((category: GameCategory) => string) => {
  const tCommon = useCommonTexts();
  return (category) => (isKnown(GAME_CATEGORIES, category) ? tCommon(`category.${category}`) : category);
};
