import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Platform } from '../../../src/base/platform.ts';
import { decideDeposit, decideWithdrawal, receivePayment } from '../../../src/money/money.public.ts';
import { orders } from '../../../src/orders/orders.tables.ts';
import { changeMember } from './change-member.ts';
import {
  betAsk,
  breakAsk,
  decisionAsk,
  depositAsk,
  expiryAsk,
  memberAsk,
  memberChangeAsk,
  paymentAsk,
  readAsk,
  withdrawalDecisionAsk,
} from './control-asks.ts';
import { type ControlRoute, merchantAsked } from './control-route.ts';
import { createMember } from './create-member.ts';
import { makeDeposit } from './make-deposit.ts';
import { memberNamed } from './member-named.ts';
import { settleBet } from './settle-bet.ts';
import { takeBreak } from './take-break.ts';

/** What a test does to accounts, as staff and payment providers would: members made and changed, deposits opened, paid, decided on, breaks that end soon. */
export const changeAccounts = (route: ControlRoute, platform: Platform): void => {
  const { db, clock, config } = platform;
  const merchantOf = (context: Context, code: string | undefined) => merchantAsked(platform, context, code);

  route('POST', '/control/member', async (context) => {
    const ask = await readAsk(context, memberAsk);
    return createMember(db, await merchantOf(context, ask.merchant), ask, await clock.now(), config.peppers);
  });
  route('POST', '/control/member/change', async (context) => {
    const ask = await readAsk(context, memberChangeAsk);
    return changeMember(db, await merchantOf(context, ask.merchant), ask, await clock.now(), config.peppers);
  });
  route('POST', '/control/deposit', async (context) => {
    const ask = await readAsk(context, depositAsk);
    return makeDeposit(db, await merchantOf(context, ask.merchant), ask, await clock.now());
  });
  route('POST', '/control/bet', async (context) => {
    const ask = await readAsk(context, betAsk);
    const memberId = await memberNamed(db, await merchantOf(context, ask.merchant), ask.username);
    return { betNo: await settleBet(db, { memberId, amount: BigInt(ask.amountMinor), at: await clock.now() }) };
  });
  route('POST', '/control/break', async (context) => {
    const ask = await readAsk(context, breakAsk);
    await takeBreak(db, await merchantOf(context, ask.merchant), ask, await clock.now());
    return {};
  });
  route('POST', '/control/payment', async (context) => {
    const { orderNo, amountMinor, reference } = await readAsk(context, paymentAsk);
    const payment = { orderNo, amount: BigInt(amountMinor), reference, at: await clock.now() };
    return { state: await db.transaction((tx) => receivePayment(tx, payment)) };
  });
  route('POST', '/control/deposit/expiry', async (context) => {
    const { orderNo } = await readAsk(context, expiryAsk);
    const dueAt = await clock.now();
    await db
      .update(orders)
      .set({ dueAt })
      .where(and(eq(orders.orderNo, orderNo), isNotNull(orders.dueAt)));
    return {};
  });
  route('POST', '/control/deposit/decision', async (context) => {
    const decision = await readAsk(context, decisionAsk);
    const at = await clock.now();
    await db.transaction((tx) => decideDeposit(tx, decision, at));
    return {};
  });
  route('POST', '/control/withdrawal/decision', async (context) => {
    const decision = await readAsk(context, withdrawalDecisionAsk);
    const at = await clock.now();
    await db.transaction((tx) => decideWithdrawal(tx, decision, at));
    return {};
  });
};
