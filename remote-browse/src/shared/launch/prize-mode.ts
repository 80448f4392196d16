import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import type { GameCategory } from '@shared-kernel/contracts/system/values';

/** Which lottery a brand runs (specification: browsing §4, "Prize mode"). */
export type PrizeMode = 'LOTT' | 'ELOTT' | 'INHOUSE' | 'SEA';

/** Inside names → what the wire and the address carry (browsing §3, enumerations). ZY is the house's own lottery. */
export const PRIZE_MODE_CODE: Readonly<Record<PrizeMode, PrizeModeCode>> = {
  LOTT: 'Lott',
  ELOTT: 'Elott',
  INHOUSE: 'ZY',
  SEA: 'SEA',
};

const LOTTERY_VENDOR = 'TCG_LOTTO_VN';
const ELOTT_VENDOR = 'LOTT';

interface VendorsOfCategory {
  readonly code: GameCategory;
  readonly vendors: readonly { readonly vendor: string }[];
}

/** ELOTT if the vendor data contains TCG_LOTTO_VN anywhere, or LOTT under ELOTT; otherwise LOTT. */
export const currentPrizeMode = (categories: readonly VendorsOfCategory[]): 'ELOTT' | 'LOTT' => {
  const isElott = categories.some(({ code, vendors }) =>
    vendors.some(({ vendor }) => vendor === LOTTERY_VENDOR || (code === 'ELOTT' && vendor === ELOTT_VENDOR)),
  );
  return isElott ? 'ELOTT' : 'LOTT';
};
