import type { Language } from '@shared-kernel/contracts/system/values';
import { useDebounced } from 'shared-kernel/debounce';
import { useLanguage } from 'shared-kernel/i18n';

/** Vendor data and hot games reload this long after the last change of language (browsing §4, §9). */
const LANGUAGE_RELOAD_MS = 200;

/** The language that the popular games are asked for in. */
export const useSettledLanguage = (): Language => useDebounced(useLanguage(), LANGUAGE_RELOAD_MS);
