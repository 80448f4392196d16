import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import type { Transaction } from '../../database/database.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { changeLevel, holdMembers, type LevelMember, type Tier, tiersOf } from './change-level.ts';
import { highestLevel } from './highest-level.ts';
import { levelBonusSource, levelBonusTitle } from './level-bonuses.ts';
import { monthBets } from './month-bets.ts';

const grantLevelBonus = async (tx: Transaction, member: LevelMember, tier: Tier, at: Date): Promise<void> => {
  const { level, levelBonus: amount, turnoverTimes } = tier;
  if (amount === 0n) return;
  const { id: memberId, merchant } = member;
  const [source, title] = [levelBonusSource(level), levelBonusTitle(level)];
  await grantReward(tx, { merchant, memberId, kind: 'level', source, title, amount, turnoverTimes, at });
};

interface Players {
  readonly memberIds: readonly number[];
  /** The month of this day decides. */
  readonly day: CalendarDay;
  readonly at: Date;
}

/** Raises at once who has bet enough in the month, and grants the bonus of each level that is reached for the first time. */
export const raiseLevels = async (tx: Transaction, { memberIds, day, at }: Players): Promise<void> => {
  const tiers = await tiersOf(tx);
  const bets = await monthBets(tx, memberIds, day);
  const reachedBy = (id: number) => tiers.findLast(({ target }) => target <= (bets.get(id) ?? 0n))?.level ?? 0;
  const candidates = memberIds.filter((id) => reachedBy(id) > 0);
  if (candidates.length === 0) return;
  for (const member of await holdMembers(tx, candidates)) {
    const to = reachedBy(member.id);
    if (to <= member.vipLevel) continue;
    const highest = await highestLevel(tx, member);
    await changeLevel(tx, member, { to, day, reason: 'reached', at });
    for (const tier of tiers) if (tier.level > highest && tier.level <= to) await grantLevelBonus(tx, member, tier, at);
  }
};
