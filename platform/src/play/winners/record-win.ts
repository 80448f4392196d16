import type { Transaction } from '../../database/database.ts';
import { maskName } from '../../records/mask-name.ts';
import { wins } from './winners.tables.ts';

/** Payouts from ₱1,000.00 up are worth showing. Minor units. */
export const BOARD_THRESHOLD_MINOR = 100_000n;

interface Win {
  readonly member: { readonly merchant: string; readonly username: string };
  readonly nodeId: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly wonAt: Date;
}

/** Puts a payout on the winner board if it is large enough, and more than was staked. */
export const recordWin = async (tx: Transaction, { member, nodeId, stake, payout, wonAt }: Win): Promise<void> => {
  if (payout < BOARD_THRESHOLD_MINOR || payout <= stake) return;
  await tx
    .insert(wins)
    .values({ merchant: member.merchant, nodeId, maskedName: maskName(member.username), amount: payout, wonAt });
};
