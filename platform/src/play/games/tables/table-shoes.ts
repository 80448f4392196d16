import type { Transaction } from '../../../database/database.ts';
import { and, desc, eq } from '../../../database/orm.ts';
import type { WrappingKeys } from '../../../encryption/key-wrap.ts';
import { markOf } from '../../seeds/seed-mark.ts';
import { memberSeeds } from '../../seeds/seeds.tables.ts';
import { hashOfSeed, newSeed, openSeed } from '../../seeds/server-seed.ts';
import { tableBets, tableShoes } from './tables.tables.ts';

export type ShoeRow = typeof tableShoes.$inferSelect;

/** The seeds of so many players, the last who bet, make a table's seed. */
const MOST_SEEDS = 50;

const isShoe = (tableCode: string, shoe: number) => and(eq(tableShoes.tableCode, tableCode), eq(tableShoes.shoe, shoe));

/** Marks of the seeds of who bet in a shoe, in the order of their letters. */
const marksOf = async (tx: Transaction, tableCode: string, shoe: number): Promise<readonly string[]> => {
  const seeds = await tx
    .selectDistinctOn([tableBets.memberId], { id: tableBets.id, clientSeed: memberSeeds.clientSeed })
    .from(tableBets)
    .innerJoin(memberSeeds, eq(memberSeeds.memberId, tableBets.memberId))
    .where(and(eq(tableBets.tableCode, tableCode), eq(tableBets.shoe, shoe)))
    .orderBy(tableBets.memberId, desc(tableBets.id));
  const last = seeds.toSorted((one, other) => other.id - one.id).slice(0, MOST_SEEDS);
  return last.map(({ clientSeed }) => markOf(clientSeed)).sort();
};

const promise = async (tx: Transaction, tableCode: string, shoe: number, keys: WrappingKeys): Promise<void> => {
  await tx
    .insert(tableShoes)
    .values({ tableCode, shoe, ...(await newSeed(keys)) })
    .onConflictDoNothing();
};

export const shoeOf = async (tx: Transaction, tableCode: string, shoe: number): Promise<ShoeRow | undefined> => {
  const [row] = await tx.select().from(tableShoes).where(isShoe(tableCode, shoe));
  return row;
};

/**
 * Begins a shoe. Its server seed was promised a shoe ago; only now is the table's seed made, of the seeds of who bet meanwhile: neither
 * side knew the other's. The first shoe of a table has no players before it.
 */
export const beginShoe = async (
  tx: Transaction,
  tableCode: string,
  shoe: number,
  keys: WrappingKeys,
): Promise<void> => {
  await promise(tx, tableCode, shoe, keys);
  await promise(tx, tableCode, shoe + 1, keys);
  const seedMarks = await marksOf(tx, tableCode, shoe - 1);
  await tx
    .update(tableShoes)
    .set({ seedMarks, clientSeed: hashOfSeed(seedMarks.join(' ')) })
    .where(isShoe(tableCode, shoe));
};

/** Ends a shoe: its server seed is revealed; null where no key opens it any more. */
export const endShoe = async (tx: Transaction, row: ShoeRow, serverSeed: string | null, at: Date): Promise<void> => {
  await tx.update(tableShoes).set({ serverSeed, endedAt: at }).where(isShoe(row.tableCode, row.shoe));
};

export const openShoeSeed = (row: ShoeRow, keys: WrappingKeys): Promise<string> => openSeed(row, keys);
