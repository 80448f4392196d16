import type { Database } from '../../database/database.ts';
import { type AccountOwner, bonusBeside, memberAccountOf } from '../../ledger/member-account.ts';
import { openBonus } from '../turnover/active-bonus.ts';
import { holdWithdrawable } from '../turnover/withdrawable.ts';

const PERCENT = 100n;

/**
 * How much of the turnover of the bonus that is on has been played, in whole percent; undefined without one. It is counted to this
 * moment, which may end the bonus: balances are read afterwards.
 */
export const bonusPlayed = async (db: Database, member: AccountOwner, now: Date): Promise<number | undefined> => {
  if ((await bonusBeside(db, memberAccountOf(member, false))) === 0n) return undefined;
  return db.transaction(async (tx) => {
    const { open } = await holdWithdrawable(tx, member, now);
    const on = await openBonus(tx, member.id, open);
    return on && Number((on.requirement.met * PERCENT) / on.requirement.required);
  });
};
