import type { Transaction } from '../../database/database.ts';
import { and, eq, isNull } from '../../database/orm.ts';
import { turnoverRequirements } from './turnover.tables.ts';

/** Closes what deposits still ask for, once money leaves in a self-exclusion: it holds nothing back after it either. A bonus keeps its own. */
export const waiveTurnover = async (tx: Transaction, memberId: number, at: Date): Promise<void> => {
  await tx
    .update(turnoverRequirements)
    .set({ closedAt: at })
    .where(
      and(
        eq(turnoverRequirements.memberId, memberId),
        eq(turnoverRequirements.source, 'deposit'),
        isNull(turnoverRequirements.closedAt),
      ),
    );
};
