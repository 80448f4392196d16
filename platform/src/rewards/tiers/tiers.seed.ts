import type { FeatureSeed } from '../../base/feature-seed.ts';
import { sql } from '../../database/orm.ts';
import { vipTiers } from './tiers.tables.ts';

/** Valid bets of a month that open a level, its bonus, and what it brings each month. Minor units. */
const TIERS = [
  [500_000n, 1_800n, 0n],
  [2_000_000n, 5_800n, 0n],
  [5_000_000n, 12_800n, 3_800n],
  [10_000_000n, 28_800n, 8_800n],
  [25_000_000n, 58_800n, 18_800n],
  [50_000_000n, 128_800n, 38_800n],
  [100_000_000n, 288_800n, 88_800n],
  [250_000_000n, 888_800n, 288_800n],
] as const;

export const tiersSeed: FeatureSeed = {
  feature: 'vip-tiers',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    await tx
      .insert(vipTiers)
      .values(
        TIERS.map(([target, levelBonus, monthlyBonus], at) => ({ level: at + 1, target, levelBonus, monthlyBonus })),
      )
      .onConflictDoUpdate({
        target: vipTiers.level,
        set: { levelBonus: sql`excluded.level_bonus`, monthlyBonus: sql`excluded.monthly_bonus` },
        // What brings something already is the merchant's own.
        setWhere: sql`${vipTiers.levelBonus} = 0 and ${vipTiers.monthlyBonus} = 0`,
      });
  },
};
