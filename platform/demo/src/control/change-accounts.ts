import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { exclusions } from '../../../src/accounts/accounts.public.ts';
import type { Platform } from '../../../src/base/platform.ts';
import type { Database } from '../../../src/database/database.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';
import { decideDeposit, decideWithdrawal, openDeposit, receivePayment } from '../../../src/money/money.public.ts';
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
import { memberNamed } from './member-named.ts';
import { settleBet } from './settle-bet.ts';

interface BreakAsk {
  readonly username: string;
  readonly endsInMs: number;
}

/** A time-out that ends so soon that a test can see its end: nobody can take one for less than a day, nor shorten one. */
const takeBreak = async (
  db: Database,
  merchant: Merchant,
  { username, endsInMs }: BreakAsk,
  at: Date,
): Promise<void> => {
  const memberId = await memberNamed(db, merchant, username);
  const endsAt = new Date(at.getTime() + endsInMs);
  await db.insert(exclusions).values({ memberId, kind: 'timeOut', term: '1d', startsAt: at, endsAt });
};

interface DepositAsk {
  readonly username: string;
  readonly amountMinor: number;
  readonly channel?: string | undefined;
}

/** A deposit order of a member that waits for its payment (`/control/payment` pays it). */
const makeDeposit = (db: Database, merchant: Merchant, ask: DepositAsk, at: Date) =>
  db.transaction(async (tx) => {
    const memberId = await memberNamed(tx, merchant, ask.username);
    const depositor = { memberId, merchant: merchant.code, currency: merchant.currency };
    const amount = BigInt(ask.amountMinor);
    return { orderNo: await openDeposit(tx, depositor, { channel: ask.channel ?? 'GCASH', amount, by: 'member', at }) };
  });

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
