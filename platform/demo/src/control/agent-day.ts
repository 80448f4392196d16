import { dayOf, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import {
  agentCommissions,
  agentContracts,
  computeCommissions,
  linesByAgent,
  payAgent,
} from '../../../src/agent/agent.public.ts';
import type { Transaction } from '../../../src/database/database.ts';
import { and, eq } from '../../../src/database/orm.ts';

/** Pays one agent the rebates of a day before its end: the clock is everyone's. */
export const payDayOf = async (tx: Transaction, agentId: number, at: Date): Promise<void> => {
  const day = dayOf(at);
  const lines = (await linesByAgent(tx, day, agentId)).get(agentId) ?? [];
  await payAgent(tx, agentId, lines, day, at);
};

/**
 * Computes the dividend of one agent as if the period of the contract that was agreed to last were today, and due at once: the clock
 * is everyone's.
 */
export const computeDividendOf = async (tx: Transaction, agentId: number, now: Date): Promise<void> => {
  const [today, { memberId, kind, status }] = [dayOf(now), agentContracts];
  const isOwn = and(eq(memberId, agentId), eq(kind, 'dividend'), eq(status, 'agreed'));
  const agreed = await tx.select().from(agentContracts).where(isOwn);
  await tx.update(agentContracts).set({ inForceFrom: today }).where(isOwn);
  const period = { from: startOfDay(today), until: endOfDay(today) };
  const rows = await computeCommissions(tx, 'dividend', period, agentId);
  const own = rows.filter((row) => row.agentId === agentId);
  if (own.length > 0)
    await tx.insert(agentCommissions).values(own.map((row) => ({ ...row, payFrom: now, computedAt: now })));
  for (const { id, inForceFrom } of agreed)
    await tx.update(agentContracts).set({ inForceFrom }).where(eq(agentContracts.id, id));
};
