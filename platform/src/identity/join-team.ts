import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { memberAncestors } from './members.tables.ts';

/** Puts a new member below an upline, and so below everyone above it. */
export const joinTeam = async (tx: Transaction, memberId: number, uplineId: number): Promise<void> => {
  const above = await tx.select().from(memberAncestors).where(eq(memberAncestors.memberId, uplineId));
  const rows = above.map(({ ancestorId, depth }) => ({ ancestorId, memberId, depth: depth + 1 }));
  await tx.insert(memberAncestors).values([{ ancestorId: uplineId, memberId, depth: 1 }, ...rows]);
};
