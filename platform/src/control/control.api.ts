import { desc } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { HEADER } from 'shared-kernel/contracts/headers';
import type { Platform } from '../base/platform.ts';
import { sendError, sendValue } from '../http/envelope.ts';
import { rateLimits } from '../http/http.tables.ts';
import { siteHostOf } from '../http/site-host.ts';
import type { Job } from '../jobs/job.ts';
import { runJobsNow } from '../jobs/run-jobs.ts';
import { checkLedger } from '../ledger/check.ts';
import { resolveMerchant } from '../merchants/merchants.ts';
import { decideDeposit, receivePayment } from '../money/money.door.ts';
import { loginChallenges } from '../people/session/session.tables.ts';
import { controlSettings } from '../settings/settings.tables.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { controlFaults, smsOutbox } from './control.tables.ts';
import {
  clockAsk,
  decisionAsk,
  depositAsk,
  faultAsk,
  flagsAsk,
  memberAsk,
  paymentAsk,
  readAsk,
  statusAsk,
} from './control-asks.ts';
import { createMember } from './create-member.ts';
import { faultInjection } from './faults.ts';
import { makeDeposit } from './make-deposit.ts';

const reset = async ({ db }: Platform): Promise<void> => {
  for (const table of [controlSettings, controlFaults, smsOutbox, loginChallenges, rateLimits]) await db.delete(table);
};

/** For tests only, and only when PLATFORM_CONTROL=1. What it turns is in the database, so every process obeys. */
export const controlApi = (app: Hono, platform: Platform, jobs: readonly Job[]): void => {
  const { db } = platform;
  const route = (method: 'GET' | 'POST', path: string, handle: (context: Context) => Promise<unknown>): void => {
    app.on(method, path, async (context) => {
      try {
        return sendValue(context, await handle(context));
      } catch (error) {
        return sendError(context, error);
      }
    });
  };
  const merchantOf = (context: Context, code: string | undefined) =>
    resolveMerchant(db, code ?? context.req.header(HEADER.merchant), siteHostOf(context));

  app.use('*', faultInjection(db));
  route('POST', '/control/flags', async (context) => {
    const { merchant, flags } = await readAsk(context, flagsAsk);
    const key = `flags:${(await merchantOf(context, merchant)).baseCode}` as const;
    const turned = { ...(await readSetting<Record<string, boolean>>(db, key)), ...flags };
    await writeSetting(db, key, turned);
    return turned;
  });
  route('POST', '/control/status', async (context) => {
    const { merchant, ...status } = await readAsk(context, statusAsk);
    await writeSetting(db, `status:${(await merchantOf(context, merchant)).baseCode}`, status);
    return status;
  });
  route('POST', '/control/faults', async (context) => {
    const { times, ...fault } = await readAsk(context, faultAsk);
    const [row] = await db
      .insert(controlFaults)
      .values({ ...fault, remaining: times ?? null })
      .returning();
    return row;
  });
  route('POST', '/control/clock', async (context) => {
    const clock = await readAsk(context, clockAsk);
    await writeSetting(db, 'clock', clock);
    return clock;
  });
  route('GET', '/control/sms', () => db.select().from(smsOutbox).orderBy(desc(smsOutbox.id)));
  route('POST', '/control/member', async (context) => {
    const ask = await readAsk(context, memberAsk);
    return createMember(db, await merchantOf(context, ask.merchant), ask, await platform.clock.now());
  });
  route('POST', '/control/deposit', async (context) => {
    const ask = await readAsk(context, depositAsk);
    return makeDeposit(db, await merchantOf(context, ask.merchant), ask, await platform.clock.now());
  });
  route('POST', '/control/payment', async (context) => {
    const { orderNo, amountMinor, reference } = await readAsk(context, paymentAsk);
    const at = await platform.clock.now();
    const payment = { orderNo, amount: BigInt(amountMinor), reference, at };
    return { state: await db.transaction((tx) => receivePayment(tx, payment)) };
  });
  route('POST', '/control/deposit/decision', async (context) => {
    const decision = await readAsk(context, decisionAsk);
    const at = await platform.clock.now();
    await db.transaction((tx) => decideDeposit(tx, decision, at));
    return {};
  });
  route('POST', '/control/jobs', async () => {
    await runJobsNow(platform, jobs);
    return {};
  });
  route('GET', '/control/ledger', () => checkLedger(db));
  route('POST', '/control/reset', async () => {
    await reset(platform);
    return {};
  });
};
