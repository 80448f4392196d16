import type { getBenefits } from '@shared-kernel/contracts/member/benefits';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { exclusionAt, toWireExclusion } from '../../accounts/accounts.public.ts';
import { periodOf } from '../../clock/calendar-periods.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import { bestRates } from '../../money/money.public.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { tiersOf } from '../tiers/change-level.ts';
import { highestLevel } from '../tiers/highest-level.ts';
import { levelBonusSource, monthlyBonusSource } from '../tiers/level-bonuses.ts';
import { monthBets } from '../tiers/month-bets.ts';

type List = typeof getBenefits;
type Reward = typeof rewards.$inferSelect;

const PERCENT = 100;

const bonusOf = (reward: Reward | undefined, isReached: boolean, now: Date) => {
  if (!reward) return { state: isReached ? ('over' as const) : ('notReached' as const) };
  if (reward.claimedAt) return { state: 'claimed' as const };
  if (reward.expiresAt <= now) return { state: 'over' as const };
  return { state: 'claimable' as const, rewardId: String(reward.id), expiresAt: reward.expiresAt.toISOString() };
};

/** The levels with the member's own, and the bonuses that wait. */
export const listLevels = async (call: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const { platform, session, now } = call;
  const { member } = session;
  refuseTrial(member);
  const { db } = platform;
  const day = dayOf(now);
  const exclusion = await exclusionAt(db, member.id, now);
  const tiers = exclusion?.kind === 'selfExclusion' ? [] : await tiersOf(db);
  const rateOf = await bestRates(db, member.merchant);
  const bets = await monthBets(db, [member.id], day);
  const sources = [...tiers.map(({ level }) => levelBonusSource(level)), monthlyBonusSource(day)];
  const granted = await db
    .select()
    .from(rewards)
    .where(and(eq(rewards.memberId, member.id), inArray(rewards.source, sources)));
  const highest = await highestLevel(db, member);
  const rewardOf = (source: string) => granted.find((each) => each.source === source);
  const monthly = tiers.length === 0 ? undefined : rewardOf(monthlyBonusSource(day));
  return {
    enabled: true,
    level: member.vipLevel,
    progress: toDecimal(bets.get(member.id) ?? 0n),
    until: periodOf('month', day).until.toISOString(),
    levels: tiers.map(({ level, target, levelBonus, monthlyBonus, turnoverTimes }) => ({
      level,
      target: toDecimal(target),
      levelBonus: toDecimal(levelBonus),
      monthlyBonus: toDecimal(monthlyBonus),
      turnoverTimes,
      rebate: rateOf(level) / PERCENT,
      ...bonusOf(rewardOf(levelBonusSource(level)), level <= highest, now),
    })),
    ...(monthly && {
      monthly: {
        amount: toDecimal(monthly.amount),
        turnoverTimes: monthly.turnoverTimes,
        ...bonusOf(monthly, true, now),
      },
    }),
    ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
  };
};
