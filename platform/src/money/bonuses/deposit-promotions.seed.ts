import { array, int, object, oneOf, optional, string } from '@shared-kernel/contracts/schema';
import type { FeatureSeed } from '../../base/feature-seed.ts';
import { toMinor } from '../../ledger/money.ts';
import { OWNERS, ownOf, textsFor } from '../../merchants/localisation.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { depositPromotions } from './bonuses.tables.ts';

import file from './deposit-promotions.json' with { type: 'json' };

const wording = object({ name: string(), detail: string() });

const promotionsFile = object({
  promotions: array(
    object({
      code: string(),
      ...OWNERS,
      percent: int(),
      maxBonus: string(),
      minDeposit: string(),
      turnoverTimes: int(),
      validDays: int(),
      once: oneOf(['first', 'daily']),
      chosenWithinDays: optional(int()),
      wording: object({ EN: wording, TY: wording }),
    }),
  ),
});

/** What a merchant has changed since stays as it is. */
export const depositPromotionSeed: FeatureSeed = {
  feature: 'deposit-promotions',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).flatMap((brand) =>
      ownOf(brand, textsFor(brand, promotionsFile, file).promotions).map(
        ({ of: _owners, maxBonus, minDeposit, chosenWithinDays, ...promotion }, sort) => ({
          ...promotion,
          merchant: brand.code,
          maxBonus: toMinor(maxBonus) ?? 0n,
          minDeposit: toMinor(minDeposit) ?? 0n,
          chosenWithinDays: chosenWithinDays ?? null,
          isOffered: true,
          sort,
        }),
      ),
    );
    if (rows.length > 0) await tx.insert(depositPromotions).values(rows).onConflictDoNothing();
  },
};
