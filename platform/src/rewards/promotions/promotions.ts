import type { Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { promotions } from './promotions.tables.ts';

/** Whether a promotion is on, held until the transaction ends: who ends it waits for the claims in hand. False for an unknown one. */
export const holdPromotion = async (tx: Transaction, merchant: string, key: string): Promise<boolean> => {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, merchant), eq(promotions.key, key)))
    .for('share');
  return row?.isEnabled ?? false;
};
