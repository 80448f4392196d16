import { PAYMENT_TRIES, type setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { DAY_MS } from '@shared-kernel/node/durations';
import { audit, auditAside } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { createKeyedQueue } from '../../database/concurrency-queue.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, isNull, lte, or, sql } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { isPassword } from '../../identity/password.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { paymentPasswords } from './payment-password.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has set what they pay with, for the first time or anew. */
    'payment-password.changed': { readonly memberId: number };
  }
}

type Refusal = typeof setPaymentPassword;

const fresh = (hash: string, changedAt: Date) => ({ hash, triesLeft: PAYMENT_TRIES, lockedUntil: null, changedAt });

/** A member's first payment password by its hash, with all tries. Of several at once one is kept; the others fail with `request.duplicate`. */
export const keepPaymentPassword = async (
  tx: Transaction,
  memberId: number,
  hash: string,
  changedAt: Date,
): Promise<void> => {
  const kept = await tx
    .insert(paymentPasswords)
    .values({ memberId, ...fresh(hash, changedAt) })
    .onConflictDoNothing()
    .returning({ memberId: paymentPasswords.memberId });
  if (kept.length === 0)
    throw new PlatformError('request.duplicate', 'The member has set a payment password meanwhile.');
};

export const paymentPasswordOf = async (db: Database, memberId: number) => {
  const [found] = await db.select().from(paymentPasswords).where(eq(paymentPasswords.memberId, memberId));
  return found;
};

const locked = (lockedUntil: Date) =>
  new PlatformError<Refusal>('payment.locked', 'Too many wrong payment passwords.', {
    value: { lockedUntil: lockedUntil.toISOString() },
  });

/** Counts a try before it looks, in one statement: of many at once no more than the five are looked at. */
const countTry = async (db: Database, memberId: number, now: Date) => {
  const left = sql`(case when ${paymentPasswords.lockedUntil} is null then ${paymentPasswords.triesLeft} else ${PAYMENT_TRIES} end) - 1`;
  const until = new Date(now.getTime() + DAY_MS).toISOString();
  const [tried] = await db
    .update(paymentPasswords)
    .set({ triesLeft: left, lockedUntil: sql`case when ${left} <= 0 then ${until}::timestamptz end` })
    .where(
      and(
        eq(paymentPasswords.memberId, memberId),
        or(isNull(paymentPasswords.lockedUntil), lte(paymentPasswords.lockedUntil, now)),
      ),
    )
    .returning();
  return tried;
};

const check = async (call: MemberCall<unknown>, paymentPassword: string): Promise<void> => {
  const { platform, session, now } = call;
  const { db, config } = platform;
  const { id: memberId, merchant } = session.member;
  const tried = await countTry(db, memberId, now);
  if (!tried) {
    const stored = await paymentPasswordOf(db, memberId);
    if (stored?.lockedUntil) throw locked(stored.lockedUntil);
    // A right try at another process has lifted the lock meanwhile.
    if (stored) return check(call, paymentPassword);
    throw new PlatformError<Refusal>('payment.none', 'The member has no payment password.');
  }
  if (await isPassword(tried.hash, paymentPassword, { peppers: config.peppers, isUnrecognised: false })) {
    await db
      .update(paymentPasswords)
      .set({ triesLeft: PAYMENT_TRIES, lockedUntil: null })
      .where(and(eq(paymentPasswords.memberId, memberId), eq(paymentPasswords.hash, tried.hash)));
    return;
  }
  const { triesLeft, lockedUntil } = tried;
  const event = lockedUntil ? 'payment-password.locked' : 'payment-password.failed';
  await auditAside(db, { event, at: now, merchant, memberId, details: { triesLeft } });
  if (lockedUntil) throw locked(lockedUntil);
  throw new PlatformError<Refusal>('payment.wrong', 'The payment password is wrong.', { value: { triesLeft } });
};

/** Tries of one member at the same moment are checked one after the other, or the right ones among them would use up the five. */
const checks = createKeyedQueue({ atOnce: 1, waiting: 30, waitMs: 8_000 });

/**
 * Passes with the member's payment password; else `payment.wrong`, `payment.locked` after the fifth wrong one, `payment.none`. Call
 * it before the transaction of what it opens: a refusal there would forget the try.
 */
export const requirePaymentPassword = (call: MemberCall<unknown>, paymentPassword: string): Promise<void> =>
  checks.run(String(call.session.member.id), () => check(call, paymentPassword));

/** Writes a new one down, and who set it how; a mail says so. */
export const changeTo = async (
  tx: Transaction,
  { session: { member }, now }: MemberCall<unknown>,
  hash: string,
  by: 'first' | 'member' | 'reset',
): Promise<void> => {
  const { id: memberId, merchant } = member;
  if (by === 'first') await keepPaymentPassword(tx, memberId, hash, now);
  else await tx.update(paymentPasswords).set(fresh(hash, now)).where(eq(paymentPasswords.memberId, memberId));
  await audit(tx, { event: 'payment-password.changed', at: now, merchant, memberId, details: { by } });
  await publishEvent(tx, 'payment-password.changed', { memberId }, now);
};
