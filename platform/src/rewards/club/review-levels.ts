import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { exclusionAt } from '../../accounts/accounts.public.ts';
import { periodStart } from '../../clock/calendar-periods.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, asc, eq, gt } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { changeLevel, holdMembers, type LevelMember, type Tier, tiersOf } from '../tiers/change-level.ts';
import { monthlyBonusSource, monthlyBonusTitle } from '../tiers/level-bonuses.ts';
import { monthBets } from '../tiers/month-bets.ts';
import { levelReviews } from '../tiers/tiers.tables.ts';
import { hasUncounted } from '../tiers/uncounted-bets.ts';

/** Few enough for one short transaction. */
const BATCH = 200;
/** Until then the rounds of the last evening have ended. */
const AFTER_MS = 15 * MINUTE_MS;

/** All that was bet before a month is counted. */
const isCounted = async (tx: Transaction, begins: Date, now: Date): Promise<boolean> =>
  now.getTime() >= begins.getTime() + AFTER_MS && !(await hasUncounted(tx, begins));

/** Held, so that one process reviews at a time; undefined when the month is done, or another process is at it. */
const holdReview = async (tx: Transaction, month: CalendarDay): Promise<number | undefined> => {
  const [known] = await tx.select({ month: levelReviews.month }).from(levelReviews).limit(1);
  // The first month of all: nobody knows what was bet before it.
  await tx
    .insert(levelReviews)
    .values({ month, isDone: known === undefined })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(levelReviews)
    .where(and(eq(levelReviews.month, month), eq(levelReviews.isDone, false)))
    .for('update', { skipLocked: true });
  return row?.afterId;
};

/** Not to the self-excluded: bonuses of months without play would draw them back at the end. */
const grantMonthlyBonus = async (tx: Transaction, member: LevelMember, tier: Tier, month: CalendarDay, at: Date) => {
  const { level, monthlyBonus: amount, turnoverTimes } = tier;
  if (amount === 0n) return;
  const { id: memberId, merchant } = member;
  if ((await exclusionAt(tx, memberId, at))?.kind === 'selfExclusion') return;
  const [source, title] = [monthlyBonusSource(month), monthlyBonusTitle(level)];
  await grantReward(tx, { merchant, memberId, kind: 'monthly', source, title, amount, turnoverTimes, at });
};

/** Lowers by one who has not kept the level; answers the level of the new month. */
const review = async (tx: Transaction, member: LevelMember, kept: boolean, before: CalendarDay, at: Date) => {
  if (kept) return member.vipLevel;
  const to = member.vipLevel - 1;
  await changeLevel(tx, member, { to, day: before, reason: 'notKept', at });
  return to;
};

/**
 * Reviews the next members for this month, once the month before is counted: down by at most one whose bets of that month do not keep
 * the level, then the monthly bonus of the level that is left. Each member once, however often and by whomever this is run; false when
 * there are no more.
 */
export const reviewLevels = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const month = periodStart('month', dayOf(now));
    const after = await holdReview(tx, month);
    if (after === undefined || !(await isCounted(tx, startOfDay(month), now))) return false;
    const rows = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(gt(members.id, after), gt(members.vipLevel, 0)))
      .orderBy(asc(members.id))
      .limit(BATCH);
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) {
      await tx.update(levelReviews).set({ isDone: true }).where(eq(levelReviews.month, month));
      return false;
    }
    const tiers = await tiersOf(tx);
    const before = addDays(month, -1);
    // Held first: the sums then are no older than the levels.
    const held = await holdMembers(tx, ids);
    const bets = await monthBets(tx, ids, before);
    // Who has played enough since midnight has it already.
    const since = await monthBets(tx, ids, month);
    const tierOf = (level: number) => tiers.find((tier) => tier.level === level);
    for (const member of held) {
      if (member.vipLevel === 0) continue;
      const target = tierOf(member.vipLevel)?.target ?? 0n;
      const isKept = [bets, since].some((sums) => (sums.get(member.id) ?? 0n) >= target);
      const tier = tierOf(await review(tx, member, isKept, before, now));
      if (tier) await grantMonthlyBonus(tx, member, tier, month, now);
    }
    await tx.update(levelReviews).set({ afterId: last }).where(eq(levelReviews.month, month));
    return true;
  });
