import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import type { FeatureSeed } from '../../../src/base/feature-seed.ts';
import { periodStart } from '../../../src/clock/calendar-periods.ts';
import type { Transaction } from '../../../src/database/database.ts';
import { and, eq, isNull } from '../../../src/database/orm.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { brandsOf } from '../../../src/merchants/merchants.ts';
import { claimEnd } from '../../../src/rewards/grants/grant-reward.ts';
import { rewards } from '../../../src/rewards/grants/rewards.tables.ts';
import { levelBonusSource, levelBonusTitle } from '../../../src/rewards/tiers/level-bonuses.ts';
import { levelChanges, vipTiers } from '../../../src/rewards/tiers/tiers.tables.ts';
import { JUAN } from './demo-accounts.ts';

type Change = typeof levelChanges.$inferInsert;

const LEVEL = JUAN.vipLevel;

/** Up, down once on a 1st, and up to the level that he has, all since he came. */
const historyOf = (memberId: number, now: Date): readonly Change[] => {
  const before = (month: CalendarDay) => periodStart('month', addDays(month, -1));
  const last = before(periodStart('month', dayOf(now)));
  const bad = before(last);
  const first = before(bad);
  const reached = (fromLevel: number, toLevel: number, month: CalendarDay, at: Date): Change => {
    return { memberId, fromLevel, toLevel, month, reason: 'reached', at };
  };
  const evening = (month: CalendarDay, day: number) => new Date(endOfDay(addDays(month, day)).getTime() - 3 * HOUR_MS);
  return [
    reached(0, 1, first, evening(first, 8)),
    reached(1, 2, first, evening(first, 22)),
    { memberId, fromLevel: 2, toLevel: 1, month: bad, reason: 'notKept', at: startOfDay(last) },
    reached(1, 2, last, evening(last, 11)),
    reached(2, LEVEL, last, evening(last, 26)),
  ];
};

const offerBonus = async (tx: Transaction, memberId: number, merchant: string, now: Date): Promise<void> => {
  const [tier] = await tx.select().from(vipTiers).where(eq(vipTiers.level, LEVEL));
  if (!tier?.levelBonus) return;
  const { levelBonus: amount, turnoverTimes } = tier;
  const dates = { availableAt: now, expiresAt: claimEnd(now) };
  const [source, title] = [levelBonusSource(LEVEL), levelBonusTitle(LEVEL)];
  await tx
    .insert(rewards)
    .values({ merchant, memberId, kind: 'level', source, title, amount, turnoverTimes, ...dates })
    .onConflictDoUpdate({
      target: [rewards.memberId, rewards.source],
      set: dates,
      setWhere: isNull(rewards.claimedAt),
    });
};

/** How a demo member came to his level; its bonus is offered anew with each new day until it is claimed. */
export const demoLevelsSeed: FeatureSeed = {
  feature: 'demo-levels',
  version: 1,
  needs: 'history',
  run: async (tx, now) => {
    for (const { code } of await brandsOf(tx)) {
      const [juan] = await tx
        .select({ id: members.id, vipLevel: members.vipLevel })
        .from(members)
        .where(and(eq(members.merchant, code), eq(members.username, JUAN.username)));
      if (!juan) continue;
      const changes = await tx.$count(levelChanges, eq(levelChanges.memberId, juan.id));
      // His level may be his own doing by now.
      if (changes === 0 && juan.vipLevel === LEVEL) await tx.insert(levelChanges).values([...historyOf(juan.id, now)]);
      if (juan.vipLevel >= LEVEL) await offerBonus(tx, juan.id, code, now);
    }
  },
};
