import type { Database } from '../../database/database.ts';
import { eq, sql } from '../../database/orm.ts';
import { levelChanges } from './tiers.tables.ts';

/** The highest level that a member has ever had. */
export const highestLevel = async (
  db: Database,
  { id, vipLevel }: { readonly id: number; readonly vipLevel: number },
): Promise<number> => {
  const [row] = await db
    .select({ highest: sql<number | null>`max(greatest(${levelChanges.fromLevel}, ${levelChanges.toLevel}))` })
    .from(levelChanges)
    .where(eq(levelChanges.memberId, id));
  return Math.max(vipLevel, row?.highest ?? 0);
};
