import { bulkInsert, reserveIds } from '../../../src/database/bulk-insert.ts';
import type { Database } from '../../../src/database/database.ts';
import { ledgerEntries, ledgerTransactions, type TransactionKind } from '../../../src/ledger/ledger.tables.ts';
import type { bets as betsTable } from '../../../src/play/bets/bets.tables.ts';

export type BetRow = typeof betsTable.$inferInsert;

interface Movement {
  readonly kind: TransactionKind;
  readonly key: string;
  readonly reference: string | null;
  readonly at: Date;
  readonly member: number;
  readonly house: number;
  readonly amount: bigint;
  readonly memberAfter: bigint;
}

/** Two-sided movements gathered in memory and written in bulk: the same ledger rows that `post` writes one by one. */
export class Book {
  readonly #balances: Map<number, bigint>;
  readonly #movements: Movement[] = [];

  /** `balances`: members' accounts by id with what they hold now. */
  constructor(balances: ReadonlyMap<number, bigint>) {
    this.#balances = new Map(balances);
  }

  balance(account: number): bigint {
    return this.#balances.get(account) ?? 0n;
  }

  /** Moves `amount` from the house's account to the member's (or back, when negative). */
  move(movement: Omit<Movement, 'memberAfter'>): void {
    const { member, amount } = movement;
    const memberAfter = this.balance(member) + amount;
    if (memberAfter < 0n) throw new Error(`The seed overdraws account ${member} (${movement.key}).`);
    this.#balances.set(member, memberAfter);
    this.#movements.push({ ...movement, memberAfter });
  }

  async write(tx: Database): Promise<void> {
    const movements = this.#movements.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    const ids = await reserveIds(tx, ledgerTransactions, movements.length);
    const rows = movements.map((movement, index) => ({ movement, id: ids[index] ?? 0 }));
    await bulkInsert(
      tx,
      ledgerTransactions,
      rows.map(({ movement: { kind, key, reference, at }, id }) => ({
        id,
        kind,
        idempotencyKey: key,
        reference,
        createdAt: at,
      })),
    );
    await bulkInsert(
      tx,
      ledgerEntries,
      rows.flatMap(({ movement: { member, house, amount, memberAfter }, id }) => [
        { transactionId: id, accountId: member, amount, balanceAfter: memberAfter },
        { transactionId: id, accountId: house, amount: -amount, balanceAfter: null },
      ]),
    );
  }
}
