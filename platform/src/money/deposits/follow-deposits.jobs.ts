import type { Platform } from '../../base/platform.ts';
import { and, asc, eq, gt, lt } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log/log.ts';
import { orders } from '../../orders/orders.tables.ts';
import { PROVIDER_ASKED_FOR_MS, ProviderSilentError } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/provider-of.ts';
import { deposits } from './deposits.tables.ts';
import { handlePaymentCallback } from './handle-payment-callback.ts';

const EVERY_MS = 5_000;
/** What a callback has not said by then is asked for. */
const ASKED_AGAIN_MS = 20_000;
const AT_ONCE = 50;

const followed = ({ jobsDb }: Platform, now: Date) =>
  jobsDb
    .select({ orderId: deposits.orderId, orderNo: orders.orderNo })
    .from(deposits)
    .innerJoin(orders, eq(orders.id, deposits.orderId))
    .where(and(gt(deposits.followUntil, now), lt(deposits.askedAt, new Date(now.getTime() - ASKED_AGAIN_MS))))
    .orderBy(asc(deposits.askedAt))
    .limit(AT_ONCE);

/** Asks the provider what has become of payments that it has not called back about: a lost callback loses no money. */
export const followDepositsJob: Job = {
  name: 'deposits.follow',
  everyMs: EVERY_MS,
  worksForMs: PROVIDER_ASKED_FOR_MS,
  run: async (platform, now, signal) => {
    const { jobsDb, config } = platform;
    if (!config.paymentProvider) return;
    const provider = providerOf(config);
    for (const { orderId, orderNo } of await followed(platform, now)) {
      if (signal.aborted) return;
      // By itself and first: one order of which nothing can be heard stands in nobody's way.
      await jobsDb.update(deposits).set({ askedAt: now }).where(eq(deposits.orderId, orderId));
      try {
        const news = await provider.payment(orderNo);
        if (news) await jobsDb.transaction((tx) => handlePaymentCallback(tx, news, now));
      } catch (error) {
        log({ level: 'warn', event: 'payment.not-followed', orderNo }, error);
        if (error instanceof ProviderSilentError) return;
      }
    }
  },
};
