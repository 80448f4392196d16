import { REJECT_REASONS } from '@shared-kernel/contracts/member/withdrawals';
import { boolean, int, object, oneOf, optional, string } from '@shared-kernel/contracts/schema';
import { exclusions } from '../../../src/accounts/accounts.public.ts';
import type { Platform } from '../../../src/base/platform.ts';
import { and, eq, isNotNull } from '../../../src/database/orm.ts';
import { decideDeposit, decideWithdrawal, openDeposit, receivePayment } from '../../../src/money/money.public.ts';
import { orders } from '../../../src/orders/orders.tables.ts';
import { computeDividendOf, payDayOf } from './agent-day.ts';
import { changeMember, memberChangeAsk } from './change-member.ts';
import type { ControlRoutes } from './control-route.ts';
import { createMember, memberAsk, memberNamed } from './create-member.ts';
import { passPlayTime } from './pass-play-time.ts';
import { settleBet } from './settle-bet.ts';

const ofMember = { merchant: optional(string()), username: string() };
const depositAsk = object({ ...ofMember, amountMinor: int(), channel: optional(string()) });
const betAsk = object({ ...ofMember, amountMinor: int(), payoutMinor: optional(int()) });
const breakAsk = object({ ...ofMember, endsInMs: int() });
const paymentAsk = object({ orderNo: string(), amountMinor: int(), reference: string() });
const decisionAsk = object({ orderNo: string(), isCredited: boolean(), reason: optional(string()) });
const withdrawalDecisionAsk = object({
  orderNo: string(),
  isApproved: boolean(),
  reason: optional(oneOf(REJECT_REASONS)),
});

/** What a test does to accounts, as staff and payment providers would: members made and changed, deposits opened, paid, decided on, breaks that end soon. */
export const changeAccounts = ({ change }: ControlRoutes, { db, clock, config }: Platform): void => {
  change('/control/member', memberAsk, async (ask, merchantOf) =>
    createMember(db, await merchantOf(ask), ask, await clock.now(), config.peppers),
  );
  change('/control/member/change', memberChangeAsk, async (ask, merchantOf) =>
    changeMember(db, await merchantOf(ask), ask, await clock.now(), config.peppers),
  );
  /** A deposit order of a member that waits for its payment (`/control/payment` pays it). */
  change('/control/deposit', depositAsk, async (ask, merchantOf) => {
    const merchant = await merchantOf(ask);
    const at = await clock.now();
    return db.transaction(async (tx) => {
      const memberId = await memberNamed(tx, merchant, ask.username);
      const depositor = { memberId, merchant: merchant.code, currency: merchant.currency };
      const order = { channel: ask.channel ?? 'GCASH', amount: BigInt(ask.amountMinor), by: 'member', at } as const;
      return { orderNo: await openDeposit(tx, depositor, order) };
    });
  });
  change('/control/bet', betAsk, async (ask, merchantOf) => {
    const memberId = await memberNamed(db, await merchantOf(ask), ask.username);
    const amount = BigInt(ask.amountMinor);
    const payout = BigInt(ask.payoutMinor ?? ask.amountMinor);
    return { betNo: await settleBet(db, { memberId, amount, payout, at: await clock.now() }) };
  });
  /** What today's end brings an agent, without an end for everyone: the rebates are paid; a dividend of today is due with the next jobs. */
  change('/control/agent-day', object(ofMember), async (ask, merchantOf) => {
    const agentId = await memberNamed(db, await merchantOf(ask), ask.username);
    const at = await clock.now();
    await db.transaction(async (tx) => {
      await payDayOf(tx, agentId, at);
      await computeDividendOf(tx, agentId, at);
    });
  });
  /** A time-out that ends so soon that a test can see its end: nobody can take one for less than a day, nor shorten one. */
  change('/control/break', breakAsk, async (ask, merchantOf) => {
    const memberId = await memberNamed(db, await merchantOf(ask), ask.username);
    const startsAt = await clock.now();
    const endsAt = new Date(startsAt.getTime() + ask.endsInMs);
    await db.insert(exclusions).values({ memberId, kind: 'timeOut', term: '1d', startsAt, endsAt });
  });
  /** A day or an interval that is over for one member's limits and session of play. */
  change('/control/play-time', object({ ...ofMember, ms: int() }), async (ask, merchantOf) =>
    passPlayTime(db, await memberNamed(db, await merchantOf(ask), ask.username), ask.ms),
  );
  change('/control/payment', paymentAsk, async ({ orderNo, amountMinor, reference }) => {
    const payment = { orderNo, amount: BigInt(amountMinor), reference, at: await clock.now() };
    return { state: await db.transaction((tx) => receivePayment(tx, payment)) };
  });
  change('/control/deposit/expiry', object({ orderNo: string() }), async ({ orderNo }) => {
    const dueAt = await clock.now();
    await db
      .update(orders)
      .set({ dueAt })
      .where(and(eq(orders.orderNo, orderNo), isNotNull(orders.dueAt)));
  });
  change('/control/deposit/decision', decisionAsk, async (decision) => {
    const at = await clock.now();
    await db.transaction((tx) => decideDeposit(tx, decision, at));
  });
  change('/control/withdrawal/decision', withdrawalDecisionAsk, async (decision) => {
    const at = await clock.now();
    await db.transaction((tx) => decideWithdrawal(tx, decision, at));
  });
};
