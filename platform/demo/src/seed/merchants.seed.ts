import type { domains, merchants } from '../../../src/merchants/merchants.tables.ts';
import { trialCodeOf } from '../../../src/merchants/merchants.ts';
import type { promotions } from '../../../src/rewards/promotions/promotions.tables.ts';
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
