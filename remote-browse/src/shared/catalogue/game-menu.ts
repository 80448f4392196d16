import { getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import type { Language } from '@shared-kernel/contracts/system/values';
import { useBrand } from 'shared-kernel/brand';
import { useDebounced } from 'shared-kernel/debounce';
import { useLanguage } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { vendorGameTypesInput } from './catalogue-calls.ts';
import { toGameMenu } from './category.mapper.ts';

/** Vendor data and hot games reload this long after the last change of language (browsing §4, §9). */
const LANGUAGE_RELOAD_MS = 200;

/** The language that the popular games are asked for in. */
export const useSettledLanguage = (): Language => useDebounced(useLanguage(), LANGUAGE_RELOAD_MS);

/** The brand's categories in the server's order, HOT first if it left HOT out, each with its vendors and their tiles; and how many games there are. */
export const useGameMenu = (language: Language) =>
  useApi(getVendorGameTypes, vendorGameTypesInput(language, useBrand().merchantCode), {
    select: toGameMenu,
    placeholderData: keepPreviousData,
  });
