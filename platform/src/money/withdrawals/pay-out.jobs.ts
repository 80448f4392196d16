import type { Platform } from '../../base/platform.ts';
import { and, asc, count, eq, isNotNull, isNull, lte, or } from '../../database/orm.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';
import { members } from '../../identity/members.tables.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { openNumberToPay } from '../bank-accounts/account-number.ts';
import { bankAccounts } from '../bank-accounts/bank-accounts.tables.ts';
import { PROVIDER_ASKED_FOR_MS, ProviderSilentError } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/provider-of.ts';
import { handlePayoutCallback } from './handle-payout-callback.ts';
import { withdrawals } from './withdrawals.tables.ts';

const EVERY_MS = 2_000;
/** A payout that was accepted, or not answered, is asked for again: it is the same payout, and says where it stands. */
const ASKED_AGAIN_MS = 20_000;
const AT_ONCE = 20;
const OVERDUE_LOOKED_AT_MS = 5 * 60_000;
/** A payout that was due so long ago has been asked for by no process. */
const OVERDUE_MS = 10 * 60_000;

/** Orders from before the column are any provider's. */
const isPaidBy = (provider: string) => or(eq(withdrawals.provider, provider), isNull(withdrawals.provider));

const duePayouts = ({ jobsDb }: Platform, provider: string, now: Date) =>
  jobsDb
    .select({
      orderNo: orders.orderNo,
      memberId: members.id,
      withdrawal: withdrawals,
      account: bankAccounts,
      currency: merchants.currency,
    })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(and(lte(withdrawals.payoutDueAt, now), eq(orders.state, 'paying'), isPaidBy(provider)))
    .orderBy(asc(withdrawals.payoutDueAt), asc(withdrawals.orderId))
    .limit(AT_ONCE);

type Due = Awaited<ReturnType<typeof duePayouts>>[number];

const askOf = async ({ orderNo, memberId, withdrawal, account, currency }: Due, keys: WrappingKeys) => {
  const { bankCode, payeeName } = account;
  const accountNumber = await openNumberToPay(account, memberId, keys);
  return { orderNo, amount: withdrawal.amount - withdrawal.fee, currency, bankCode, accountNumber, payeeName };
};

/**
 * Pays out what nobody needs to look at any more. The provider is asked outside of any transaction, which holds no row while
 * he thinks, and as often as it takes: to him it is one payout.
 */
export const payOutJob: Job = {
  name: 'withdrawals.pay-out',
  everyMs: EVERY_MS,
  worksForMs: PROVIDER_ASKED_FOR_MS,
  run: async (platform, now, signal) => {
    const provider = providerOf(platform.config);
    for (const due of await duePayouts(platform, provider.name, now)) {
      if (signal.aborted) return;
      const { orderNo, withdrawal } = due;
      const payoutDueAt = new Date(now.getTime() + ASKED_AGAIN_MS);
      try {
        const news = await provider.payOut(await askOf(due, platform.config.wrappingKeys));
        await platform.jobsDb.transaction((tx) => handlePayoutCallback(tx, news, now));
      } catch (error) {
        log({ level: 'warn', event: 'payout.not-asked', orderNo }, error);
        if (error instanceof ProviderSilentError) {
          // All of them wait.
          const isDueHere = and(lte(withdrawals.payoutDueAt, now), isPaidBy(provider.name));
          await platform.jobsDb.update(withdrawals).set({ payoutDueAt }).where(isDueHere);
          return;
        }
      }
      // One that has ended by now is asked for no more.
      await platform.jobsDb
        .update(withdrawals)
        .set({ payoutDueAt })
        .where(and(eq(withdrawals.orderId, withdrawal.orderId), isNotNull(withdrawals.payoutDueAt)));
    }
  },
};

/** Reports payouts that no process takes: the provider that they were placed with is configured nowhere, or no job runs. */
export const overduePayoutsJob: Job = {
  name: 'withdrawals.overdue',
  everyMs: OVERDUE_LOOKED_AT_MS,
  run: async ({ jobsDb }, now) => {
    const found = await jobsDb
      .select({ provider: withdrawals.provider, payouts: count() })
      .from(withdrawals)
      .innerJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(and(lte(withdrawals.payoutDueAt, new Date(now.getTime() - OVERDUE_MS)), eq(orders.state, 'paying')))
      .groupBy(withdrawals.provider);
    for (const { provider, payouts } of found) log({ level: 'error', event: 'payout.overdue', provider, payouts });
  },
};
