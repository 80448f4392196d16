import { endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { seededRate } from '../../../src/money/rebates/rebate-rates.seed.ts';
import { rebateOf } from '../../../src/money/rebates/rebate-rates.ts';
import type { Player, Scene } from './history.seed.ts';

const validBetsOf = (
  { rows, day }: Scene,
  { memberId }: Player,
  categoryOf: (node: string) => string,
): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const bet of rows.bets) {
    if (bet.memberId !== memberId || bet.placedAt < startOfDay(day) || bet.placedAt >= endOfDay(day)) continue;
    const category = categoryOf(bet.nodeId);
    sums.set(category, (sums.get(category) ?? 0n) + bet.validBet);
  }
  return sums;
};

/** What a seeded day gave back at its end, as the cut does it: a row for each category, one movement. */
export const giveBack = (scene: Scene, player: Player, categoryOf: (node: string) => string): void => {
  const { book, rows, house, day } = scene;
  const { memberId, wallet, vipLevel } = player;
  const at = endOfDay(day);
  let sum = 0n;
  for (const [category, validBet] of validBetsOf(scene, player, categoryOf)) {
    const rate = seededRate(category, vipLevel);
    const amount = rebateOf(validBet, rate);
    if (amount === 0n) continue;
    rows.rebates.push({ memberId, day, category, validBet, rate, amount, status: 'credited', claimedAt: at });
    sum += amount;
  }
  if (sum === 0n) return;
  const reference = `RB-${day.replaceAll('-', '')}`;
  const key = `rebate/${memberId}/${day}/0`;
  book.move({ kind: 'rebate', key, reference, at, member: wallet, house: house.bonus, amount: sum });
};
