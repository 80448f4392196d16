import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import type { Transaction } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { lockAccounts, post } from '../../ledger/post.ts';
import { type DayRebate, dayRebates, openIn, type Rebated } from './day-rebates.ts';
import { rebates } from './rebates.tables.ts';

interface Credit {
  readonly day: CalendarDay;
  readonly status: 'claimed' | 'credited';
  readonly at: Date;
  /** Less than this stays open. Minor units. */
  readonly least: bigint;
}

const keep = async (tx: Transaction, memberId: number, given: readonly DayRebate[], credit: Credit): Promise<void> => {
  const { day, status, at: claimedAt } = credit;
  for (const { category, validBet, rate, claimed, open } of given) {
    const row = { validBet, rate, amount: claimed + open, status, claimedAt };
    await tx
      .insert(rebates)
      .values({ memberId, day, category, ...row })
      .onConflictDoUpdate({
        target: [rebates.memberId, rebates.day, rebates.category],
        set: { ...row, status: sql`case when ${rebates.status} = ${status} then ${status} else 'partly' end` },
      });
  }
};

/**
 * Gives back what is open of a day: house to wallet, without turnover, and says how much. The wallet is held, so that no
 * round and no second claim comes between; the key counts what was given before, so that no part is posted twice.
 */
export const creditRebates = async (tx: Transaction, member: Rebated, credit: Credit): Promise<bigint> => {
  const { id: memberId, merchant, currency } = member;
  const wallet = await ensureAccount(tx, { merchant, memberId, kind: 'wallet', currency });
  await lockAccounts(tx, [wallet]);
  const day = await dayRebates(tx, member, credit.day);
  const amount = openIn(day);
  if (amount === 0n || amount < credit.least) return 0n;
  const before = day.reduce((sum, { claimed }) => sum + claimed, 0n);
  const house = await ensureAccount(tx, { merchant, memberId: null, kind: 'bonus', currency });
  const given = day.filter(({ open }) => open > 0n);
  await keep(tx, memberId, given, credit);
  await post(tx, {
    kind: 'rebate',
    idempotencyKey: `rebate/${memberId}/${credit.day}/${before}`,
    reference: `RB-${credit.day.replaceAll('-', '')}`,
    at: credit.at,
    entries: [
      { accountId: wallet, amount },
      { accountId: house, amount: -amount },
    ],
  });
  return amount;
};
