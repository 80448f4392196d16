import type { promotions, vipTiers } from '../../../src/centre/members/members.tables.ts';
import type { domains, merchants } from '../../../src/merchants/merchants.tables.ts';
import { trialCodeOf } from '../../../src/merchants/merchants.ts';
import type { Brand } from './brand-folders.ts';

type MerchantRow = typeof merchants.$inferInsert;

/** A brand's merchant and its trial twin. */
export const merchantRows = ({ code, promotions: _, hosts: __, ...brand }: Brand): MerchantRow[] => {
  const own = { ...brand, brand: code, baseCode: code };
  return [
    { ...own, code, isTrial: false },
    { ...own, code: trialCodeOf(code), isTrial: true },
  ];
};

export const domainRows = ({ code, hosts }: Brand): (typeof domains.$inferInsert)[] =>
  hosts.map((host) => ({ host, merchant: code }));

export const promotionRows = ({ code, promotions: offered }: Brand): (typeof promotions.$inferInsert)[] =>
  Object.entries(offered).map(([key, isEnabled]) => ({ merchant: code, key, isEnabled }));

/** Valid bets of a month that open a VIP level, in thousands of major units. */
const VIP_TARGETS = [5, 20, 50, 100, 250, 500, 1000, 2500];

export const vipTierRows = (): (typeof vipTiers.$inferInsert)[] =>
  VIP_TARGETS.map((thousands, index) => ({ level: index + 1, target: BigInt(thousands) * 100_000n }));
