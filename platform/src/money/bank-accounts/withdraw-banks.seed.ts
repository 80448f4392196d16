import type { FeatureSeed } from '../../base/feature-seed.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { withdrawBanks } from './bank-accounts.tables.ts';

const WALLET = { kind: 'wallet', accountPattern: '09\\d{9}' } as const;
const BANK = { kind: 'bank', accountPattern: '\\d{10,16}' } as const;
const BANKS = [
  { code: 'GCASH', name: 'GCash', ...WALLET },
  { code: 'MAYA', name: 'Maya', ...WALLET },
  { code: 'BPI', name: 'BPI', ...BANK },
  { code: 'BDO', name: 'BDO Unibank', ...BANK },
  { code: 'METROBANK', name: 'Metrobank', ...BANK },
  { code: 'LANDBANK', name: 'LANDBANK', ...BANK },
  { code: 'UNIONBANK', name: 'UnionBank', ...BANK },
] as const;

export const withdrawBankSeed: FeatureSeed = {
  feature: 'withdraw-banks',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const brands = await brandsOf(tx);
    const rows = brands.flatMap(({ code: merchant }) => BANKS.map((bank, sort) => ({ merchant, ...bank, sort })));
    if (rows.length > 0) await tx.insert(withdrawBanks).values(rows).onConflictDoNothing();
  },
};
