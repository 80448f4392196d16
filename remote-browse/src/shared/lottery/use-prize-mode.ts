import { getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { type PrizeModeCode, readPrizeMode } from '@shared-kernel/contracts/system/paths';
import { useBrand } from 'shared-kernel/brand';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useSearchParams } from 'shared-kernel/router';
import { vendorGameTypesInput } from '../catalogue/catalogue-calls.ts';
import { toGameMenu } from '../catalogue/category.mapper.ts';
import { currentPrizeMode, PRIZE_MODE_CODE } from '../launch/prize-mode.ts';

/**
 * The prize mode of a list of lotteries: the address's, else the brand's by its vendors (browsing §4, "Prize mode").
 * Undefined until the vendors are known; where they do not come, the rule's "otherwise".
 */
export const usePrizeMode = (): PrizeModeCode | undefined => {
  const [query] = useSearchParams();
  const asked = readPrizeMode(query);
  const ofBrand = useApi(getVendorGameTypes, vendorGameTypesInput(useLanguage(), useBrand().merchantCode), {
    enabled: asked === undefined,
    select: (vendors) => currentPrizeMode(toGameMenu(vendors).categories),
  });
  return asked ?? (ofBrand.isPending ? undefined : PRIZE_MODE_CODE[ofBrand.data ?? 'LOTT']);
};
