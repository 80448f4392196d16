import type { Transaction } from '../../database/database.ts';
import { balanceOf } from '../../ledger/accounts.ts';
import { activeBonus } from './active-bonus.ts';
import { type BonusEnd, type BonusOwner, endBonus } from './end-bonus.ts';
import type { Requirement } from './meet.ts';

/**
 * Ends the bonus whose time has come, with the wallet held and turnover just counted: met, it is the member's; out of time,
 * or played away, it is over. Returns what has come into the wallet, in minor units.
 */
export const settleBonus = async (
  tx: Transaction,
  owner: BonusOwner,
  open: readonly Requirement[],
  now: Date,
): Promise<bigint> => {
  const active = await activeBonus(tx, owner.memberId);
  if (!active) return 0n;
  const { orderNo } = active.order;
  const end = async (to: BonusEnd) => endBonus(tx, owner, orderNo, { to, by: 'clock', at: now });
  const isMet = !open.some(({ reference }) => reference === orderNo);
  if (isMet) return end('met');
  const { memberId, merchant, currency } = owner;
  if (active.bonus.expiresAt <= now) await end('expired');
  else if ((await balanceOf(tx, { memberId, merchant, currency, kind: 'bonus' })) === 0n) await end('lost');
  return 0n;
};
