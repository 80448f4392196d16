import type { depositPromotions } from './bonuses.tables.ts';

type Promotion = typeof depositPromotions.$inferSelect;

const PERCENT = 100n;

/** What a promotion adds to a deposit, rounded down to the centavo, and what is then to be bet. Minor units. */
export const bonusOf = ({ percent, maxBonus, turnoverTimes }: Promotion, deposit: bigint) => {
  const share = (deposit * BigInt(percent)) / PERCENT;
  const amount = share < maxBonus ? share : maxBonus;
  return { amount, required: amount * BigInt(turnoverTimes) };
};
