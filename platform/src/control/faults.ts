import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ENDPOINTS } from 'shared-kernel/contracts/catalogue';
import { ERROR_STATUS, statusOf } from 'shared-kernel/contracts/envelope';
import type { Database } from '../database/database.ts';
import { controlFaults } from './control.tables.ts';

type Fault = typeof controlFaults.$inferSelect;

const statusAt = (path: string, method: string, code: string): number => {
  const endpoint = Object.values(ENDPOINTS).find((each) => each.path === path && each.method === method);
  return statusOf(code, endpoint?.errors) ?? ERROR_STATUS.unknown;
};

const takeFault = async (db: Database, path: string): Promise<Fault | undefined> => {
  const faults = await db
    .select()
    .from(controlFaults)
    .where(or(isNull(controlFaults.remaining), gt(controlFaults.remaining, 0)))
    .orderBy(asc(controlFaults.id));
  const fault = faults.find((candidate) => path.startsWith(candidate.path));
  if (fault?.remaining != null) {
    await db
      .update(controlFaults)
      .set({ remaining: sql`${controlFaults.remaining} - 1` })
      .where(eq(controlFaults.id, fault.id));
  }
  return fault;
};

/** Delays or fails the calls that a test asked to be delayed or failed. */
export const faultInjection =
  (db: Database): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.path.startsWith('/control/')) return next();
    const fault = await takeFault(db, context.req.path);
    if (fault?.latencyMs) await wait(fault.latencyMs);
    if (!fault || (fault.status === null && fault.errorCode === null)) return next();
    const errorCode = fault.errorCode ?? 'unknown';
    const status = fault.status ?? statusAt(context.req.path, context.req.method, errorCode);
    return context.json({ success: false, errorCode, message: 'Asked for by a test.' }, status as ContentfulStatusCode);
  };
