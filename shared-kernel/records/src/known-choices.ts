import { getVendors } from '@shared-kernel/contracts/browse/games';
import { BET_STATUSES } from '@shared-kernel/contracts/member/bets';
import { GAME_CATEGORIES, type KnownCategory } from '@shared-kernel/contracts/system/values';
import { useBrand } from 'shared-kernel/brand';
import { useCategoryName } from 'shared-kernel/common-texts';
import { useApi } from 'shared-kernel/query';
import type { Choice } from './filter-rules.ts';
import { useRecordTexts } from './record-texts.ts';

type PlayedCategory = Exclude<KnownCategory, 'HOT'>;

/** HOT is a shelf of the home page; no record has it. */
const CATEGORIES = GAME_CATEGORIES.filter((category): category is PlayedCategory => category !== 'HOT');
const VENDORS_STALE_MS = 10 * 60_000;

/** By game category: the request's `gameType`. */
export const categoryChoice: Choice<PlayedCategory> = {
  values: CATEGORIES,
  useWords: () => {
    const { t } = useRecordTexts();
    const nameOf = useCategoryName();
    const options = CATEGORIES.map((value) => ({ value, label: nameOf(value) }));
    return { label: t('category.label'), any: t('category.any'), options };
  },
};

/** By game vendor: the request's `vassalage`. The names are asked for when one is shown or can be chosen. */
export const vendorChoice: Choice = {
  values: 'any',
  useWords: (isNeeded) => {
    const { t } = useRecordTexts();
    const { merchantCode } = useBrand();
    const source = useApi(getVendors, { merchantCode }, { enabled: isNeeded, staleTime: VENDORS_STALE_MS });
    const options = (source.data?.list ?? [])
      .map(({ vassalage, name }) => ({ value: vassalage, label: name || vassalage }))
      .sort((one, other) => one.label.localeCompare(other.label));
    return { label: t('vendor.label'), any: t('vendor.any'), options, source, failed: t('vendor.failed') };
  },
};

/** By what became of a bet: the request's `status`. */
export const betStatusChoice: Choice<(typeof BET_STATUSES)[number]> = {
  values: BET_STATUSES,
  useWords: () => {
    const { t } = useRecordTexts();
    const options = BET_STATUSES.map((value) => ({ value, label: t(`betStatus.${value}`) }));
    return { label: t('betStatus.label'), any: t('betStatus.any'), options };
  },
};

/** What a choice is called, and its values by name; a value that it does not know is shown as it came. */
export const useNames = (choice: Choice): { readonly label: string; readonly nameOf: (value: string) => string } => {
  const { label, options } = choice.useWords(true);
  return { label, nameOf: (value) => options.find((option) => option.value === value)?.label ?? value };
};
