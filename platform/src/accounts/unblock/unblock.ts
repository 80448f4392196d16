import { PAYMENT_TRIES } from '@shared-kernel/contracts/member/payment-password';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { forgetTries } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { memberOfMobile } from '../identity-rules/member-of-mobile.ts';
import { passwordTriesOf } from '../identity-rules/require-login-password.ts';
import { paymentPasswords } from '../payment-password/payment-password.tables.ts';
import { findProvedMobile } from '../payment-password/proved-mobile.ts';
import { nameTried, typedName, typedNumber } from '../session/login-name.ts';
import { clearAccount } from '../session/login-throttle.ts';

/** What wrong tries close: the log-in for a quarter of an hour, the payment password for a day. */
export type Blocked = 'login' | 'payment-password';

export interface Unblocking {
  readonly what: Blocked;
  readonly merchant: string;
  /** Or a proved number. */
  readonly userName: string;
  /** Why, for the audit. */
  readonly reason: string;
}

export const LONGEST_REASON = 200;

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** Staff have given a member the tries of the payment password back. */
    'payment-password.unlocked': { readonly memberId: number };
  }
}

/** By the user name, or the proved number, as a login finds them. */
const findMember = async (tx: Transaction, merchant: string, userName: string) => {
  const typed = { username: userName };
  const [byName] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, typedName(typed))));
  const mobile = typedNumber(typed);
  return byName ?? (mobile === undefined ? undefined : memberOfMobile(tx, merchant, mobile));
};

/**
 * Lifts what wrong tries have closed of one account, as customer service does for a member who has proved who they are: failures
 * and captcha of the login, or the lock of the payment password. Limits of browsers, addresses and the site stay. Fails with
 * `not.found` for nobody's name and without a payment password, with `request.invalid` without a reason.
 */
export const unblock = async (
  tx: Transaction,
  { what, merchant, userName, reason: typed }: Unblocking,
  at: Date,
): Promise<void> => {
  const reason = typed.trim().slice(0, LONGEST_REASON);
  if (reason === '') throw new PlatformError('request.invalid', 'A reason is needed.');
  const member = await findMember(tx, merchant, userName);
  if (!member) throw new PlatformError('not.found', `There is no member "${userName}" at ${merchant}.`);
  const { id: memberId, username } = member;
  if (what === 'login') {
    const mobile = await findProvedMobile(tx, memberId);
    const names = [nameTried({ username }), ...(mobile === undefined ? [] : [mobile])];
    await clearAccount(tx, { merchant, memberId, names });
    await forgetTries(tx, [passwordTriesOf(memberId)]);
  } else {
    const opened = await tx
      .update(paymentPasswords)
      .set({ triesLeft: PAYMENT_TRIES, lockedUntil: null })
      .where(eq(paymentPasswords.memberId, memberId))
      .returning({ memberId: paymentPasswords.memberId });
    if (opened.length === 0) throw new PlatformError('not.found', `${username} has no payment password.`);
    await publishEvent(tx, 'payment-password.unlocked', { memberId }, at);
  }
  await audit(tx, { event: 'member.unblocked', at, merchant, memberId, details: { what, reason } });
};
