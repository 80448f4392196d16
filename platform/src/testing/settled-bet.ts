import { settleBet } from '../../demo/src/control/settle-bet.ts';
import type { TestPlatform } from './test-platform.ts';

/** Writes a bet of a member that is settled and was paid back: turnover without winnings. In minor units. */
export const settledBet = async ({ db, api }: TestPlatform, memberId: string, validBet: number, category?: string) => {
  const now = await api.platform.clock.now();
  const at = new Date(Math.max(now.getTime(), Date.now()));
  await settleBet(db, { memberId: Number(memberId), amount: BigInt(validBet), category, at });
};
