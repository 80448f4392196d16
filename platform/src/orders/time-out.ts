import type { Database } from '../database/database.ts';
import { and, asc, eq, lte } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import type { OrderKind } from './define-order.ts';
import { orders } from './orders.tables.ts';
import { moveOrder } from './orders.ts';

const EVERY_MS = 5_000;

const timeOutNext = <State extends string>(db: Database, kind: OrderKind<State>, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.kind, kind.name), lte(orders.dueAt, now)))
      .orderBy(asc(orders.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const timeout = due && kind.timeouts[due.state as State];
    if (!due || !timeout) return false;
    await moveOrder(tx, kind, { ...due, state: due.state as State }, timeout.to, { by: 'clock', at: now });
    return true;
  });

/** Moves on the orders of a kind that have waited too long. */
export const timeOutJob = <State extends string>(kind: OrderKind<State>): Job => ({
  name: `orders.${kind.name}`,
  everyMs: EVERY_MS,
  run: async ({ db }, now, signal) => {
    while (!signal.aborted && (await timeOutNext(db, kind, now)));
  },
});
