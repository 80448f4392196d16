import { paths } from '@shared-kernel/contracts/system/paths';
import type { Language } from '@shared-kernel/contracts/system/values';
import { DAY_MS } from '@shared-kernel/node/durations';
import type { Platform } from '../../base/platform.ts';
import { and, eq, isNull, lt, or } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { ProviderError } from '../providers/payment-provider.ts';
import { providerOf } from '../providers/provider-of.ts';
import { depositChannels, deposits } from './deposits.tables.ts';

/** For how long a provider is asked what has become of a payment. */
const FOLLOWED_MS = 3 * DAY_MS;
/** A member looks every few seconds; who did not answer is not asked as often. */
const ASKED_AGAIN_MS = 5_000;

interface Asked {
  readonly memberId: number;
  readonly orderNo: string;
  readonly language: Language;
  /** Of the site that the member looks at; empty where nobody knows it. */
  readonly siteOrigin: string;
  readonly now: Date;
}

const unannounced = async ({ db }: Platform, { memberId, orderNo, now }: Asked) => {
  const [found] = await db
    .select({
      orderId: orders.id,
      amount: deposits.amount,
      dueAt: orders.dueAt,
      channel: depositChannels,
      currency: merchants.currency,
      merchant: merchants.name,
    })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .innerJoin(members, eq(members.id, orders.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .innerJoin(
      depositChannels,
      and(eq(depositChannels.merchant, members.merchant), eq(depositChannels.code, deposits.channel)),
    )
    .where(
      and(
        eq(orders.orderNo, orderNo),
        eq(orders.memberId, memberId),
        eq(orders.state, 'waiting'),
        isNull(deposits.followUntil),
        or(isNull(deposits.askedAt), lt(deposits.askedAt, new Date(now.getTime() - ASKED_AGAIN_MS))),
      ),
    );
  return found;
};

/**
 * Tells the provider of a deposit whose member looks at how to pay it, and keeps the page to pay it on. Outside of any
 * transaction: a provider that does not answer holds nothing, and is asked again with the next look.
 */
export const announceDeposit = async (platform: Platform, asked: Asked): Promise<void> => {
  if (!platform.config.paymentProvider) return;
  const found = await unannounced(platform, asked);
  if (!found?.dueAt) return;
  const { channel, orderId, amount, currency, merchant, dueAt } = found;
  const { orderNo, language, siteOrigin, now } = asked;
  const returnUrl = siteOrigin === '' ? undefined : `${siteOrigin}${paths.deposit}?order=${orderNo}`;
  const { method, name } = channel;
  try {
    const ask = {
      orderNo,
      amount,
      currency,
      method,
      channelName: name || channel.code,
      language,
      dueAt,
      merchant,
      returnUrl,
    };
    const { url } = await providerOf(platform.config).openPayment(ask);
    const followUntil = new Date(now.getTime() + FOLLOWED_MS);
    await platform.db
      .update(deposits)
      .set({ payUrl: url ?? null, followUntil, askedAt: now })
      .where(eq(deposits.orderId, orderId));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log({ level: 'warn', event: 'payment.not-announced', orderNo }, error);
    await platform.db.update(deposits).set({ askedAt: now }).where(eq(deposits.orderId, orderId));
  }
};
