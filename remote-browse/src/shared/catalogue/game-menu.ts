import { getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import type { Language } from '@shared-kernel/contracts/system/values';
import { useBrand } from 'shared-kernel/brand';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { vendorGameTypesInput } from './catalogue-calls.ts';
import { toGameMenu } from './category.mapper.ts';

/** The brand's categories in the server's order, HOT first if it left HOT out, each with its vendors and their tiles; and how many games there are. */
export const useGameMenu = (language: Language) =>
  useApi(getVendorGameTypes, vendorGameTypesInput(language, useBrand().merchantCode), {
    select: toGameMenu,
    placeholderData: keepPreviousData,
  });
