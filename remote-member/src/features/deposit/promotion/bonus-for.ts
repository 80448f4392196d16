import { parseAmount, toDecimalAmount } from 'shared-kernel/format';
import type { Promotion } from '../api/promotions.ts';

const PERCENT = 100;

/** What a promotion would add to a deposit (minor units), as the platform reckons it, and what is then to be bet; undefined below its least. */
export const bonusFor = ({ percent, maxBonus, minDeposit, turnoverTimes }: Promotion, deposit: number | null) => {
  if (deposit === null || !Number.isSafeInteger(deposit) || deposit < parseAmount(minDeposit)) return undefined;
  const bonus = Math.min(Math.floor((deposit * percent) / PERCENT), parseAmount(maxBonus));
  return { bonus: toDecimalAmount(bonus), required: toDecimalAmount(bonus * turnoverTimes) };
};
