import type { getTransactions } from '@shared-kernel/contracts/member/transactions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { parseAmount, toDecimalAmount } from 'shared-kernel/format';

export type Transaction = ValueOf<typeof getTransactions>['list'][number];

/** One row of the record: a movement, or a round with both of its movements. */
export interface RecordRow extends Transaction {
  /** The stake and the payout that were joined: `amount` is what the round brought or took. */
  readonly round?: readonly [stake: Transaction, payout: Transaction];
}

const isRound = (payout: Transaction, stake: Transaction | undefined): stake is Transaction =>
  payout.type === 'payout' &&
  stake?.type === 'stake' &&
  payout.reference !== '' &&
  payout.reference === stake.reference;

/**
 * Movements, the last first, with the payout of a round and its stake as one row where they follow each other.
 *
 *     joinRounds([payout('4.00'), stake('-5.00')])  // one row of -1.00
 */
export const joinRounds = (rows: readonly Transaction[]): readonly RecordRow[] => {
  const joined: RecordRow[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const [row, before] = [rows[index], rows[index + 1]];
    if (row === undefined) break;
    if (!isRound(row, before)) {
      joined.push(row);
      continue;
    }
    const amount = toDecimalAmount(parseAmount(row.amount) + parseAmount(before.amount));
    joined.push({ ...row, amount, round: [before, row] });
    index += 1;
  }
  return joined;
};
