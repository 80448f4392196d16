import type { Transaction } from '../../database/database.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { type AccountOwner, memberAccountOf } from '../../ledger/member-account.ts';
import { lockAccounts } from '../../ledger/post.ts';

/** The wallet's row stands for the member: what is done to one member's accounts and withdrawals is done one after the other. */
export const holdAccounts = async (tx: Transaction, member: AccountOwner) => {
  const wallet = await ensureAccount(tx, memberAccountOf(member, false));
  const held = await lockAccounts(tx, [wallet]);
  return { wallet, balance: held.get(wallet)?.balance ?? 0n };
};
