import { useBrand } from 'shared-kernel/brand';
import { getVendorGameTypes } from 'shared-kernel/contracts/games';
import type { Language } from 'shared-kernel/contracts/values';
import { apiQuery, keepPreviousData, useQuery } from 'shared-kernel/query';
import { vendorGameTypesInput } from '../home-calls.ts';
import { toGameMenu } from '../popular/category.mapper.ts';

/** The brand's categories in the server's order, HOT first if it left HOT out, each with its vendors and their tiles; and how many games there are. */
export const useGameMenu = (language: Language) => {
  const { merchantCode } = useBrand();
  return useQuery({
    ...apiQuery(getVendorGameTypes, vendorGameTypesInput(language, merchantCode)),
    select: toGameMenu,
    placeholderData: keepPreviousData,
  });
};
