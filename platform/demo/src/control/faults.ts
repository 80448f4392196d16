import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import { ERROR_STATUS, statusOf } from '@shared-kernel/contracts/wire/envelope';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '../../../src/database/database.ts';
import { and, asc, eq, gt, isNull, or, sql } from '../../../src/database/orm.ts';
import { createSingleFlight } from '../../../src/database/single-flight.ts';
import { controlFaults } from '../../../src/settings/faults.tables.ts';

type Fault = typeof controlFaults.$inferSelect;

const statusAt = (path: string, method: string, code: string): number => {
  const endpoint = Object.values(ENDPOINTS).find((each) => each.path === path && each.method === method);
  return statusOf(code, endpoint?.errors) ?? ERROR_STATUS.unknown;
};

const readFaults = (db: Database): Promise<Fault[]> =>
  db
    .select()
    .from(controlFaults)
    .where(or(isNull(controlFaults.remaining), gt(controlFaults.remaining, 0)))
    .orderBy(asc(controlFaults.id));

/** Undefined: another call has had the last one. */
const takeOne = async (db: Database, fault: Fault): Promise<Fault | undefined> => {
  if (fault.remaining === null) return fault;
  const [taken] = await db
    .update(controlFaults)
    .set({ remaining: sql`${controlFaults.remaining} - 1` })
    .where(and(eq(controlFaults.id, fault.id), gt(controlFaults.remaining, 0)))
    .returning();
  return taken;
};

/** Delays or fails the calls that a test asked to be delayed or failed. `wait`: how so many milliseconds are let pass. */
export const faultInjection = (
  db: Database,
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms),
): MiddlewareHandler => {
  const read = createSingleFlight(() => readFaults(db));
  return async (context, next) => {
    const { path } = context.req;
    if (path.startsWith('/control/')) return next();
    const asked = (await read()).find((candidate) => path.startsWith(candidate.path));
    const fault = asked && (await takeOne(db, asked));
    if (fault?.latencyMs) await wait(fault.latencyMs);
    if (!fault || (fault.status === null && fault.errorCode === null)) return next();
    const errorCode = fault.errorCode ?? 'unknown';
    const status = fault.status ?? statusAt(context.req.path, context.req.method, errorCode);
    return context.json({ success: false, errorCode, message: 'Asked for by a test.' }, status as ContentfulStatusCode);
  };
};
